//! Tables as Parquet files.

use super::columns::{Column, Values};
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;

pub(super) fn write(path: &Path, columns: &[Column]) -> Result<(), ParquetError> {
    let fields = columns.iter().map(|column| field(column).map(Arc::new)).collect::<Result<Vec<_>, _>>()?;
    let schema = Type::group_type_builder("table").with_fields(fields).build()?;
    let properties = WriterProperties::builder().set_created_by("longbox".to_owned()).build();
    let mut writer = SerializedFileWriter::new(File::create(path)?, Arc::new(schema), Arc::new(properties))?;
    let mut group = writer.next_row_group()?;
    for column in columns {
        let Some(mut to) = group.next_column()? else { break };
        match &column.values {
            Values::Text(values) => {
                let values: Vec<ByteArray> = values.iter().map(|text| ByteArray::from(text.as_str())).collect();
                to.typed::<ByteArrayType>().write_batch(&values, None, None)?;
            }
            Values::Whole(values) => {
                to.typed::<Int64Type>().write_batch(values, None, None)?;
            }
            Values::Truth(values) => {
                to.typed::<BoolType>().write_batch(values, None, None)?;
            }
            Values::Real(values) => {
                let there: Vec<i16> = values.iter().map(|value| i16::from(value.is_some())).collect();
                let values: Vec<f64> = values.iter().flatten().copied().collect();
                to.typed::<DoubleType>().write_batch(&values, Some(&there), None)?;
            }
        }
        to.close()?;
    }
    group.close()?;
    writer.close()?;
    Ok(())
}

fn field(column: &Column) -> Result<Type, ParquetError> {
    let (physical, logical, repetition) = match column.values {
        Values::Text(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String), Repetition::REQUIRED),
        Values::Whole(_) => (Physical::INT64, None, Repetition::REQUIRED),
        Values::Truth(_) => (Physical::BOOLEAN, None, Repetition::REQUIRED),
        Values::Real(_) => (Physical::DOUBLE, None, Repetition::OPTIONAL),
    };
    Type::primitive_type_builder(column.name, physical).with_logical_type(logical).with_repetition(repetition).build()
}
