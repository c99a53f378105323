import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "../testing/fake-server";
import { renderScreen } from "../testing/render-screen";
import { ViewsMenu } from "./views-menu";

interface View {
  id: string;
  name: string;
  query: string;
}

/** Opens the menu, with a fake server that stores views. Returns the stored and the opened views. */
async function openMenu(kept: View[], view = "search=rao"): Promise<{ kept: View[]; opened: string[] }> {
  const opened: string[] = [];
  renderScreen(<ViewsMenu table="teams" view={view} onOpen={(query) => opened.push(query)} />, {
    savedViews: () => kept,
    saveView: ({ input }) => {
      const [name, query] = [input["name"] as string, input["query"] as string];
      if (kept.some((one) => one.name === name)) throw refusal("BAD_INPUT", { name: "The name is taken" });
      kept.push({ id: String(kept.length), name, query });
      return { message: "Saved." };
    },
    renameView: ({ input }) => {
      const one = kept.find(({ id }) => id === input["id"]);
      if (one === undefined) throw refusal("NOT_FOUND");
      one.name = input["name"] as string;
      return { message: "Renamed." };
    },
    deleteView: ({ input }) => {
      kept.splice(
        kept.findIndex(({ id }) => id === input["id"]),
        1,
      );
      return { message: "Deleted." };
    },
  });
  await press("Views");
  return { kept, opened };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const twoViews = (): View[] => [
  { id: "a", name: "Unpaid", query: "payment=none" },
  { id: "b", name: "Named Rao", query: "search=rao" },
];

test("the current view is kept under a name; a name that is taken is refused, and stays to be changed", async () => {
  const { kept } = await openMenu([]);
  expect(await screen.findByText(/as a view/)).toBeVisible();
  const name = screen.getByRole("textbox", { name: "Save as" });
  await userEvent.type(name, "Named Rao{Enter}");
  expect(await screen.findByRole("button", { name: "Named Rao" })).toHaveAttribute("aria-pressed", "true");
  expect(kept).toEqual([{ id: "0", name: "Named Rao", query: "search=rao" }]);
  expect(name).toHaveValue("");
  await userEvent.type(name, "Named Rao{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("The name is taken");
  expect(name).toHaveValue("Named Rao");
});

test("a view is opened and renamed", async () => {
  const { opened } = await openMenu(twoViews());
  await userEvent.click(await screen.findByRole("button", { name: "Unpaid" }));
  expect(opened).toEqual(["payment=none"]);
  await press("Rename Unpaid");
  const name = screen.getByRole("textbox", { name: "Rename Unpaid" });
  expect(name).toHaveValue("Unpaid");
  await userEvent.clear(name);
  await userEvent.type(name, "To call{Enter}");
  expect(await screen.findByRole("button", { name: "To call" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Save as" })).toHaveValue("");
});

test("a view that goes while it is renamed leaves the field for a new one", async () => {
  const { kept } = await openMenu(twoViews());
  await userEvent.click(await screen.findByRole("button", { name: "Rename Unpaid" }));
  await press("Delete Unpaid");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Unpaid" })).not.toBeInTheDocument());
  expect(kept.map(({ name }) => name)).toEqual(["Named Rao"]);
  expect(screen.getByRole("textbox", { name: "Save as" })).toBeVisible();
});
