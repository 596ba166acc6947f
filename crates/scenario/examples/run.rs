fn main() {
    let game = longbox_catalog::squad().unwrap().game;
    let paths: Vec<std::path::PathBuf> = std::env::args().skip(1).map(Into::into).collect();
    let report = longbox_scenario::run_paths(&game, &paths).unwrap();
    for (finding, fault) in report.failures() {
        println!("{}:{}: {}\n  {}\n", finding.file, finding.line, finding.title, fault);
    }
    let failed = report.failures().count();
    println!(
        "{} files, {} scenarios: {} passed, {failed} failed",
        report.files,
        report.findings.len(),
        report.findings.len() - failed
    );
}
