// Sorts the rows of a table by the column whose heading is pressed; pressed again, the other way round.
for (const heading of document.querySelectorAll(".cards th button")) {
  heading.addEventListener("click", () => {
    const cell = heading.parentElement, table = cell.closest("table"), column = cell.cellIndex;
    const down = cell.getAttribute("aria-sort") !== "descending";
    table.querySelectorAll("th[aria-sort]").forEach((other) => other.removeAttribute("aria-sort"));
    cell.setAttribute("aria-sort", down ? "descending" : "ascending");
    const value = (row) => row.cells[column].dataset.v;
    const order = (a, b) => column === 0 ? value(b).localeCompare(value(a)) : value(a) - value(b);
    const rows = [...table.tBodies[0].rows].sort((a, b) => down ? order(b, a) : order(a, b));
    table.tBodies[0].append(...rows);
  });
}
