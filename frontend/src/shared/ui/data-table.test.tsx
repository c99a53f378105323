import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSort } from "../hooks/use-sort";
import { DataTable, type Column } from "./data-table";

interface Row {
  readonly name: string;
  readonly rank: number | null;
}

const ROWS: readonly Row[] = [
  { name: "team 10", rank: 3 },
  { name: "Team 2", rank: null },
  { name: "alpha", rank: 20 },
];
const COLUMNS: readonly Column<Row>[] = [
  { key: "name", header: "Team", cell: (row) => row.name, sortable: true, primary: true },
  { key: "rank", header: "Rank", cell: (row) => row.rank ?? "-", sortable: true, numeric: true },
  { key: "note", header: "Note", cell: () => "" },
];
const valueOf = (row: Row, key: string) => (key === "rank" ? row.rank : row.name);

function Teams({ rows = ROWS }: { readonly rows?: readonly Row[] }) {
  const { rows: sorted, sort, setSort } = useSort(rows, valueOf);
  return (
    <DataTable
      caption="Teams"
      columns={COLUMNS}
      rows={sorted}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={setSort}
      empty={<p>No teams yet</p>}
    />
  );
}

const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole("columnheader", { name });
const sortBy = (name: string) => userEvent.click(within(head(name)).getByRole("button"));

test("a click sorts ascending, another the other way round; what has no value stays last", async () => {
  render(<Teams />);
  expect(names()).toEqual(["team 10", "Team 2", "alpha"]);
  await sortBy("Rank");
  expect(names()).toEqual(["team 10", "alpha", "Team 2"]);
  await sortBy("Rank");
  expect(names()).toEqual(["alpha", "team 10", "Team 2"]);
});

test("texts sort as people read them, whatever their case", async () => {
  render(<Teams />);
  await sortBy("Team");
  expect(names()).toEqual(["alpha", "Team 2", "team 10"]);
});

test("tells the sort of each column", async () => {
  render(<Teams />);
  await sortBy("Rank");
  expect(head("Rank")).toHaveAttribute("aria-sort", "ascending");
  expect(head("Team")).toHaveAttribute("aria-sort", "none");
  expect(head("Note")).not.toHaveAttribute("aria-sort");
  await sortBy("Rank");
  expect(head("Rank")).toHaveAttribute("aria-sort", "descending");
});

test("a phone sorts by a list of choices", async () => {
  render(<Teams />);
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Rank, descending");
  expect(names()).toEqual(["alpha", "team 10", "Team 2"]);
});

test("without rows the empty state stands alone", () => {
  render(<Teams rows={[]} />);
  expect(screen.getByText("No teams yet")).toBeVisible();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});
