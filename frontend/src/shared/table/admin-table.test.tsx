import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { csvFile } from "@contract/kernel/contract/csv-text";
import { indiaDay } from "@contract/kernel/contract/india-time";
import { fakeMedia } from "../testing/fake-layout";
import type { Answers } from "../testing/fake-server";
import { renderScreen } from "../testing/render-screen";
import { textOf, watchDownloads } from "../testing/watch-downloads";
import type { AdminColumn, AdminFilter } from "./admin-column";
import { AdminTable } from "./admin-table";
import { sheetOf } from "./export";

interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: "User" | "Leader";
  readonly points: number | null;
}

const PEOPLE: readonly Person[] = [
  { id: "1", name: "Ödön 10", role: "User", points: 3 },
  { id: "2", name: "ödön 9", role: "Leader", points: null },
  { id: "3", name: "Asha", role: "Leader", points: 20 },
];
const COLUMNS: readonly AdminColumn<Person>[] = [
  { key: "name", header: "Name", primary: true, value: ({ name }) => name },
  { key: "points", header: "Points", numeric: true, value: ({ points }) => points },
  { key: "role", header: "Role", extra: true, value: ({ role }) => role },
];
const FILTERS: readonly AdminFilter<Person>[] = [
  {
    key: "role",
    label: "Role",
    any: "Any role",
    options: [
      { value: "User", label: "User" },
      { value: "Leader", label: "Leader" },
    ],
    tags: ({ role }) => [role],
  },
];

const show = (at = "/admindashboard", rows = PEOPLE, addressPrefix = "", answers: Answers = {}) =>
  renderScreen(
    <AdminTable
      addressPrefix={addressPrefix}
      caption="People"
      noun={["person", "people"]}
      columns={COLUMNS}
      filters={FILTERS}
      rows={rows}
      rowKey={({ id }) => id}
      initialSort="name"
      searchHint="Name or role"
      exportName="people"
      exportEvent={null}
      bulk={(picked) => <p>doomed: {picked.map(({ name }) => name).join()}</p>}
      empty={<p>No users yet.</p>}
    />,
    answers,
    at,
  );
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const where = () => screen.getByTestId("address").textContent.replace(/^[^?]*/, "");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => fakeMedia({ width: 1280 }));

test("sorts as people do, by a click on each column, and says so to screen readers and in the address", async () => {
  show();
  expect(names()).toEqual(["Asha", "ödön 9", "Ödön 10"]);
  expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await press("Points");
  expect(names()).toEqual(["Ödön 10", "Asha", "ödön 9"]);
  await press("Points");
  // Missing values come last in both directions.
  expect(names()).toEqual(["Asha", "Ödön 10", "ödön 9"]);
  expect(where()).toBe("?sort=-points");
});

test("search and filters narrow together, stand in the address and are taken away by one button", async () => {
  show("/admindashboard?tab=users");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "10 ÖDÖN ");
  await waitFor(() => expect(names()).toEqual(["Ödön 10"]));
  expect(screen.getByText("1 of 3 people")).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Role" }), "Leader");
  expect(screen.getByText("No person matches this search.")).toBeVisible();
  await waitFor(() => expect(where()).toBe("?tab=users&q=10+%C3%96D%C3%96N&role=Leader"));
  await press("Show all");
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(where()).toBe("?tab=users");
  expect(screen.getByRole("searchbox", { name: "Search" })).toHaveValue("");
});

test("an address opens the same view again; what it says wrongly is left out", () => {
  show("/?q=leader&sort=-name&columns=role,points&role=Unknown");
  expect(names()).toEqual(["ödön 9", "Asha"]);
  const headers = screen.getAllByRole("columnheader").map((cell) => cell.textContent);
  expect(headers).toEqual(["Select", "Name", "Role"]);
});

test("the second table of a tab has its own part of the address", async () => {
  show("/?q=asha&role=User&second-sort=-name", PEOPLE, "second-");
  expect(names()).toEqual(["Ödön 10", "ödön 9", "Asha"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Role" }), "Leader");
  expect(names()).toEqual(["ödön 9", "Asha"]);
  expect(where()).toBe("?q=asha&role=User&second-sort=-name&second-role=Leader");
  await press("Show all");
  expect(where()).toBe("?q=asha&role=User&second-sort=-name");
});

test("columns can be chosen, but the one that names the row", async () => {
  show();
  await press("Columns");
  await userEvent.click(screen.getByRole("checkbox", { name: "Role" }));
  expect(screen.queryByRole("checkbox", { name: "Name" })).toBeNull();
  expect(screen.getByRole("columnheader", { name: "Role", hidden: true })).toBeInTheDocument();
  expect(where()).toBe("?columns=role");
});

test("ticked rows stay ticked while a search hides them, and the bar says so", async () => {
  show();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select person Asha" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Role" }), "User");
  expect(screen.getByText("1 person selected, 1 of them not shown")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all" }));
  expect(screen.getByText("doomed: Ödön 10,Asha")).toBeVisible();
  await press("Clear selection");
  expect(screen.queryByText(/selected/)).toBeNull();
});

test("on a phone the rows are cards with a list to sort by", async () => {
  fakeMedia({ width: 360 });
  show();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Options" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Points, descending");
  expect(names()).toEqual(["Asha", "Ödön 10", "ödön 9"]);
  const card = screen.getAllByRole("row")[0];
  if (card === undefined) throw new Error("no card");
  expect(within(card).getByRole("cell", { name: "20" })).toHaveAttribute("data-label", "Points");
});

test("without rows it says what would stand here", () => {
  show("/", []);
  expect(screen.getByText("No users yet.")).toBeVisible();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("an export has all columns and cannot run as a formula", () => {
  const hostile: Person = { id: "4", name: '=HYPERLINK("http://x")', role: "User", points: -5 };
  expect(csvFile(sheetOf(COLUMNS, [hostile]))).toBe(
    '\uFEFFName,Points,Role\r\n"\'=HYPERLINK(""http://x"")",-5,User\r\n',
  );
});

test("a file says of which event it is and of which day, and is for Excel as well", async () => {
  const saved = watchDownloads();
  show("/", PEOPLE, "", { currentEvent: () => ({ id: "1", slug: "syntaxsiege" }) });
  await press("Export");
  await press("All people (3) as CSV");
  await waitFor(() => expect(saved).toHaveLength(1));
  await press("Export");
  await press("All people (3) as Excel");
  await waitFor(() => expect(saved).toHaveLength(2));
  const day = indiaDay(new Date());
  expect(saved.map(({ name }) => name)).toEqual([
    `syntaxsiege-people-${day}.csv`,
    `syntaxsiege-people-${day}.xlsx`,
  ]);
});

test("a file of all rows is in the order of the table", async () => {
  const saved = watchDownloads();
  show("/?sort=-points&role=Leader", PEOPLE, "", {
    currentEvent: () => ({ id: "1", slug: "syntaxsiege" }),
  });
  expect(names()).toEqual(["Asha", "ödön 9"]);
  await press("Export");
  await press("All people (3) as CSV");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await textOf(saved[0]?.blob)).split("\r\n").slice(1, 4)).toEqual([
    "Asha,20,Leader",
    "Ödön 10,3,User",
    "ödön 9,,Leader",
  ]);
});
