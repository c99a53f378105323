import { useMemo, useState } from "react";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../testing/fake-layout";
import { renderScreen } from "../../testing/render-screen";
import type { AdminColumn } from "../admin-column";
import { AdminList } from "../admin-list";
import { NAMES, peopleServer, type Person } from "../../testing/people-server";

const COLUMNS: readonly AdminColumn<Person>[] = [
  { key: "name", header: "Name", primary: true, value: ({ name }) => name, edit: edited("name") },
  { key: "id", header: "Id", value: ({ id }) => id },
  { key: "roll", header: "Roll No.", value: ({ rollNo }) => rollNo, edit: edited("rollNo") },
];
function edited(field: keyof Person) {
  return { field, maxLength: 20 };
}

function People({ of: { save, source } }: { readonly of: ReturnType<typeof peopleServer> }) {
  const [again, setAgain] = useState(0);
  const fresh = useMemo(() => ({ ...source, again }), [source, again]);
  return (
    <AdminList
      source={fresh}
      caption="People"
      noun={["person", "people"]}
      columns={COLUMNS}
      searchHint="Name"
      save={save}
      actions={{
        toolbar: (
          <button type="button" onClick={() => setAgain((n) => n + 1)}>
            Reload
          </button>
        ),
      }}
      empty={null}
    />
  );
}

async function show(width = 1280, club = peopleServer()) {
  fakeMedia({ width });
  renderScreen(<People of={club} />);
  await screen.findByText("Asha");
  return club;
}
const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
const roll = (name: string) => within(row(name)).getAllByRole("gridcell")[1] as HTMLElement;
const editor = (name: string) => screen.findByRole("textbox", { name: `Roll No. of ${name}` });
const keys = (text: string) => userEvent.keyboard(text);
const paste = (text: string) => userEvent.paste(text);

test("the list is a grid of one tab stop: arrows go from cell to cell, Enter opens one, Escape leaves it unchanged", async () => {
  const { sent } = await show();
  const grid = screen.getByRole("grid", { name: "People" });
  const stops = () => {
    const all = [...screen.getAllByRole("gridcell"), ...screen.getAllByRole("rowheader")];
    return all.filter((cell) => cell.getAttribute("tabindex") === "0").length;
  };
  expect(stops()).toBe(1);
  act(() => within(grid).getByRole("rowheader", { name: "Asha" }).focus());
  await keys("{ArrowRight}{ArrowRight}{ArrowDown}");
  expect(roll("Bela")).toHaveFocus();
  expect(stops()).toBe(1);
  expect(within(row("Bela")).getAllByRole("gridcell")[0]).toHaveAttribute("aria-readonly", "true");
  await keys("{Enter}");
  expect(await editor("Bela")).toHaveFocus();
  await keys("21x{Escape}");
  expect(roll("Bela")).toHaveFocus();
  expect(roll("Bela")).toHaveTextContent("—");
  expect(sent).toEqual([]);
});

test("one types down a column without waiting: each value is saved in turn, and undone from the last one on", async () => {
  const { sent, people, control } = await show();
  let go: () => void = () => undefined;
  control.delay = new Promise((resolve) => (go = resolve));
  act(() => roll("Asha").focus());
  await keys("21a{Enter}21b{Enter}21c{Enter}");
  expect(roll("Dev")).toHaveFocus();
  expect(roll("Bela")).toHaveTextContent("21b");
  expect(roll("Bela")).toHaveAttribute("aria-busy", "true");
  go();
  await waitFor(() => expect(roll("Chand")).toHaveTextContent("21C"));
  expect(sent.map(([change]) => change?.to)).toEqual(["21a", "21b", "21c"]);
  await keys("{Control>}z{/Control}");
  await waitFor(() => expect(people.get("2")?.rollNo).toBeNull());
  expect(screen.getByText("All changes were undone.")).toBeVisible();
  await keys("{Meta>}z{/Meta}");
  await waitFor(() => expect(people.get("1")?.rollNo).toBeNull());
  expect(people.get("0")?.rollNo).toBe("21A");
});

test("a refusal stays at its cell with what was typed, and Tab goes on to the next cell that is edited", async () => {
  const { sent } = await show();
  await userEvent.click(roll("Asha"));
  await keys("bad{Tab}");
  expect(await within(roll("Asha")).findByRole("alert")).toHaveTextContent("No roll number");
  expect(roll("Asha")).toHaveTextContent("bad");
  expect(screen.getByRole("rowheader", { name: "Bela" })).toHaveFocus();
  await keys("{Shift>}{Tab}{/Shift}");
  await userEvent.click(roll("Asha"));
  expect(await editor("Asha")).toHaveValue("bad");
  await keys("{Enter}");
  act(() => roll("Asha").focus());
  await within(roll("Asha")).findByRole("alert");
  await keys("{Escape}");
  expect(roll("Asha")).toHaveTextContent("—");
  expect(sent).toHaveLength(2);
});

test("an admin whom another one overtook sees both values, and may then save theirs", async () => {
  const { people } = await show();
  await userEvent.click(roll("Asha"));
  await keys("21mine");
  people.set("0", { id: "0", name: "Asha", rollNo: "21THEIRS" });
  await keys("{Enter}");
  expect(await within(roll("Asha")).findByRole("alert")).toHaveTextContent('Now "21THEIRS"');
  expect(roll("Asha")).toHaveTextContent("21mine");
  expect(people.get("0")?.rollNo).toBe("21THEIRS");
  await userEvent.click(roll("Asha"));
  await keys("{Enter}");
  await waitFor(() => expect(people.get("0")?.rollNo).toBe("21MINE"));
});

test("a row that leaves the list while one types stays until the editing ends, and loses nothing", async () => {
  const { people } = await show();
  await userEvent.click(roll("Bela"));
  await keys("21b");
  people.delete("1");
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  await waitFor(() => expect(screen.getByText("3 people")).toBeVisible());
  expect(await editor("Bela")).toHaveValue("21b");
  expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(NAMES);
  people.set("1", { id: "1", name: "Bela", rollNo: null });
  await keys("{Enter}");
  await waitFor(() => expect(people.get("1")?.rollNo).toBe("21B"));
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: "Bela" })).toBeNull());
});

test("a row that comes while one types takes no letter: they go to the row that they were begun in", async () => {
  const { people, sent } = await show();
  await userEvent.click(roll("Asha"));
  await keys("21");
  const before = [...people.values()];
  people.clear();
  for (const person of [{ id: "9", name: "Aarav", rollNo: null }, ...before]) people.set(person.id, person);
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  await screen.findByText("Aarav");
  expect(await editor("Asha")).toHaveValue("21");
  await keys("a{Enter}");
  await waitFor(() => expect(sent.map(([change]) => [change?.id, change?.to])).toEqual([["0", "21a"]]));
});

test("a pasted column fills the cells below after a look at what changes and what is refused, and is undone at once", async () => {
  const { people, sent } = await show();
  act(() => roll("Asha").focus());
  await paste("21a\nbad\n\n21d\n21e\n");
  const dialog = await screen.findByRole("dialog", { name: "Paste into the table?" });
  expect(await within(dialog).findByText("2 cells change, 1 refused.")).toBeVisible();
  expect(within(dialog).getByText("1 cell already has this value.")).toBeVisible();
  expect(within(dialog).getByText("1 line below the end of the list is ignored.")).toBeVisible();
  expect(within(dialog).getByText("No roll number")).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Change 2 cells" }));
  await waitFor(() => expect(roll("Dev")).toHaveTextContent("21D"));
  expect([...people.values()].map(({ rollNo }) => rollNo)).toEqual(["21A", null, null, "21D"]);
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect([...people.values()].map(({ rollNo }) => rollNo)).toEqual([null, null, null, null]),
  );
});

test("what another admin changed after the look is refused with all of the paste, and can be left out", async () => {
  const { people } = await show();
  act(() => roll("Asha").focus());
  await paste("21a\n21b");
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByText("2 cells change, 0 refused.");
  people.set("0", { id: "0", name: "Asha", rollNo: "21THEIRS" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Change 2 cells" }));
  expect(await within(dialog).findByText('Now "21THEIRS"')).toBeVisible();
  expect(people.get("1")?.rollNo).toBeNull();
  await userEvent.click(within(dialog).getByRole("button", { name: "Change 1 cell" }));
  await waitFor(() => expect(people.get("1")?.rollNo).toBe("21B"));
  expect(people.get("0")?.rollNo).toBe("21THEIRS");
});

test("one pasted value opens the cell with it; a cell's text is copied", async () => {
  await show();
  act(() => roll("Asha").focus());
  await paste("21a");
  expect(await editor("Asha")).toHaveValue("21a");
  await keys("{Escape}{ArrowLeft}{ArrowLeft}");
  const setData = jest.fn();
  fireEvent.copy(screen.getByRole("rowheader", { name: "Asha" }), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith("text/plain", "Asha");
});

test("on a phone a tap opens a cell of the card, with buttons to save and to cancel", async () => {
  const { people } = await show(360);
  expect(screen.queryByRole("grid")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Roll No. of Asha: empty" }));
  await keys("21a");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Roll No. of Asha: empty" }));
  await keys("21b");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(people.get("0")?.rollNo).toBe("21B"));
  expect(await screen.findByRole("button", { name: "Roll No. of Asha: 21B" })).toBeVisible();
});

test.each(["the focus is still in the list", "another field has the focus"])(
  "a row that comes late: %s",
  async (where) => {
    const club = peopleServer();
    const { part } = club.source;
    jest.spyOn(club.source, "part").mockImplementationOnce(async (...wanted) => {
      const read = await part(...wanted);
      return { ...read, rows: read.rows.slice(0, 2) };
    });
    await show(1280, club);
    act(() => roll("Asha").focus());
    await keys("{Control>}{End}{/Control}");
    const search = screen.getByRole("searchbox", { name: "Search" });
    const isElsewhere = where === "another field has the focus";
    if (isElsewhere) await userEvent.click(search);
    fireEvent.click(screen.getByRole("button", { name: "Reload" }));
    await screen.findByText("Dev");
    await waitFor(() => expect(isElsewhere ? search : roll("Dev")).toHaveFocus());
  },
);
