//! Packed copies of the page's files: `.br` and `.gz` beside each, for hosts that send them as they are.

use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::Kind;
use super::files::Files;

pub(super) const BROTLI: &str = ".br";
pub(super) const GZIP: &str = ".gz";

/// Packs every file of a release; what does not get smaller has no copy.
pub(super) fn squeeze(page: &Files, kind: Kind) -> Files {
    let mut packed = Files::default();
    if kind != Kind::Release {
        return packed;
    }
    for (name, content) in &page.0 {
        for (ending, copy) in [(BROTLI, brotli(content)), (GZIP, gzip(content))] {
            if let Some(copy) = copy.filter(|copy| copy.len() < content.len()) {
                packed.0.insert(format!("{name}{ending}"), copy);
            }
        }
    }
    packed
}

fn brotli(content: &[u8]) -> Option<Vec<u8>> {
    let mut packed = Vec::new();
    let best = BrotliEncoderParams { size_hint: content.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &content[..], &mut packed, &best).ok()?;
    Some(packed)
}

fn gzip(content: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content).ok()?;
    encoder.finish().ok()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::{Files, Kind, squeeze};

    #[test]
    fn copies_unpack_to_the_same() {
        let text = "Longbox ".repeat(500).into_bytes();
        let page = Files([("a.js".to_string(), text.clone()), ("b".to_string(), vec![7])].into());
        let packed = squeeze(&page, Kind::Release);
        assert_eq!(packed.0.keys().collect::<Vec<_>>(), ["a.js.br", "a.js.gz"]);
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut &packed.0["a.js.br"][..], &mut back).unwrap();
        assert_eq!(back, text);
        back.clear();
        flate2::read::GzDecoder::new(&packed.0["a.js.gz"][..]).read_to_end(&mut back).unwrap();
        assert_eq!(back, text);
        assert_eq!(squeeze(&page, Kind::Development), Files::default());
    }
}
