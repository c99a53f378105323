import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MayContext } from "../session/may";
import { fakeMedia } from "../testing/fake-layout";
import { peopleServer, type Person } from "../testing/people-server";
import { renderScreen } from "../testing/render-screen";
import type { AdminColumn } from "./admin-column";
import { AdminList } from "./admin-list";
import { DeleteModal } from "./delete-modal";
import type { AdminListProps } from "./list-parts";

beforeEach(() => fakeMedia({ width: 1280 }));

const ASHA: Person = { id: "01890000-0000-7000-8000-000000000001", name: "Asha", rollNo: "21" };
const COLUMNS: readonly AdminColumn<Person>[] = [
  { key: "name", header: "Name", primary: true, sort: "NAME", value: ({ name }) => name },
  {
    key: "roll",
    header: "Roll No.",
    sort: "ROLL",
    sortNeeds: "readPersonalData",
    value: ({ rollNo }) => rollNo,
  },
  { key: "id", header: "Id", value: ({ id }) => id },
];
const LIST = {
  ...{ caption: "People", searchHint: "Name", columns: COLUMNS, empty: <p>No people yet.</p> },
  noun: ["person", "people"],
} as const;
const reload = jest.fn(() => Promise.resolve());
const LOADED = { rows: [ASHA], query: { isKnown: true, loading: false, problem: null, reload } };

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const show = (more: Partial<AdminListProps<Person>>, may = true, at = "/") =>
  renderScreen(
    <MayContext value={() => may}>
      <AdminList {...({ ...LIST, source: LOADED, ...more } as AdminListProps<Person>)} />
    </MayContext>,
    { restoreFromBin: ({ input }) => ({ restored: input["ids"], blocked: [] }) },
    at,
  );

test.each([
  [true, ["Name", "Roll No."]],
  [false, ["Name"]],
])("a list that the server sorts has the orders that the admin may use: %s", async (may, sortable) => {
  show({ source: peopleServer().source }, may);
  await screen.findByText("Asha");
  const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads).toEqual(["Name", "Roll No.", "Id"]);
  const buttons = heads.filter((name) => screen.queryByRole("button", { name }) !== null);
  expect(buttons).toEqual(sortable);
});

test("a row is opened by its button and by its address, also on a page of the list that is not loaded", async () => {
  const { source, people } = peopleServer();
  const hidden = {
    ...source,
    part: () => Promise.resolve({ rows: [], endCursor: null, counts: { count: 0, all: 4 } }),
  };
  const open = { param: "person", dialog: ({ name }: Person) => <p>This is {name}.</p> };
  show({ source: hidden, open }, true, "/?person=2");
  expect(await screen.findByText(`This is ${people.get("2")?.name ?? ""}.`)).toBeVisible();
});

test("selected rows are deleted after a question, and one press restores them", async () => {
  const act = jest.fn((ids: string[]) => Promise.resolve({ deleted: ids, refused: [] }));
  show({
    remove: {
      label: "Delete...",
      dialog: (parts) => <DeleteModal {...parts} description="In the bin for 30 days." act={act} />,
    },
  });
  await userEvent.click(screen.getByRole("checkbox", { name: "Select person Asha" }));
  await press("Delete...");
  expect(await screen.findByRole("dialog", { name: "Delete Asha?" })).toBeVisible();
  await press("Delete person");
  expect(await screen.findByText("1 person deleted.")).toBeVisible();
  expect(act).toHaveBeenCalledWith([ASHA.id]);
  expect(screen.queryByText(/selected/)).toBeNull();
  await press("Undo");
  expect(await screen.findByText("Restored.")).toBeVisible();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test("a list can be imported while it is empty", async () => {
  show({
    source: { ...LOADED, rows: [] },
    import: { label: "Import...", dialog: () => <p>Choose a file.</p> },
  });
  expect(screen.getByText("No people yet.")).toBeVisible();
  await press("Import...");
  expect(screen.getByText("Choose a file.")).toBeVisible();
});

test("without the right, the parts of a list are absent", () => {
  const part = { needs: "deleteUsers", label: "Do it", dialog: () => null } as const;
  show({ remove: part, import: { ...part, label: "Import..." } }, false);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Import..." })).toBeNull();
});
