import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../testing/render-screen";
import { ListImportModal, type ImportEntry } from "./list-import-modal";
import type { List } from "./use-list";
import { useListImport } from "./use-list-import";

const ENTRIES: readonly ImportEntry[] = [
  { key: "2", label: "Asha", state: "ready" },
  { key: "3", label: "Binod", state: "unchanged" },
  { key: "4", label: "Chitra", state: "wrong" },
  { key: "5", label: "Dev", state: "ready" },
];

/** Returns the error that Apollo throws if the server refuses the list. */
const refusal = (csv: string) =>
  Object.assign(new Error("refused"), {
    errors: [{ message: "Check.", extensions: { code: "BAD_INPUT", fields: { csv } } }],
  });

const apply = jest.fn((chosen: readonly ImportEntry[]) =>
  Promise.resolve(chosen.map(({ label }) => label).join(" and ")),
);

function Importer({ preview }: { readonly preview: (list: List) => Promise<readonly ImportEntry[]> }) {
  const list = useListImport("people", preview);
  return (
    <ListImportModal
      list={list}
      onClose={jest.fn()}
      title="People from a list"
      description="A file."
      summary="4 lines."
      label="Lines in the file"
      entries={list.preview ?? []}
      show={({ label }) => label}
      tooMany={(chosen) => (chosen.length > 1 ? "Choose one." : null)}
      action={(chosen) => `Add ${String(chosen.length)}`}
      busyLabel="Adding..."
      onApply={async (chosen) => ({
        text: `${await apply(chosen)} added.`,
        revert: { label: "Take back", run: () => Promise.resolve({ text: "Removed again." }) },
      })}
    />
  );
}

async function choose(preview: (list: List) => Promise<readonly ImportEntry[]>) {
  renderScreen(<Importer preview={preview} />, { listColumns: () => ({ fields: [], columns: [] }) });
  const bytes = new TextEncoder().encode("Name\nAsha");
  const file = new File([bytes], "people.csv", { type: "text/csv" });
  file.arrayBuffer = () => Promise.resolve(bytes.buffer);
  await userEvent.upload(screen.getByLabelText("File"), file);
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => apply.mockClear());

test("a list is previewed with its mistakes first, the ticked lines are applied, and taken back", async () => {
  const preview = jest.fn(() => Promise.resolve(ENTRIES));
  await choose(preview);
  const lines = await screen.findByRole("region", { name: "Lines in the file" });
  const texts = within(lines)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(["!Chitra", "Asha", "=Binod", "Dev"]);
  expect(preview).toHaveBeenCalledWith({ csv: "Name\nAsha", columns: [] });
  expect(screen.getByText("Choose one.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add 2" })).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: "Dev" }));
  await press("Add 1");
  expect(await screen.findByText("Asha added.")).toBeVisible();
  expect(screen.queryByRole("region")).toBeNull();
  await press("Take back");
  expect(await screen.findByText("Removed again.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
});

test("a failure leaves the preview with the reason, and another file begins again with every tick", async () => {
  await choose(() => Promise.resolve(ENTRIES));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Dev" }));
  apply.mockRejectedValueOnce(refusal("Line 2 changed."));
  await press("Add 1");
  expect(await screen.findByText("Line 2 changed.")).toBeVisible();
  expect(screen.getByRole("region", { name: "Lines in the file" })).toBeVisible();
  await press("Choose another file");
  expect(screen.queryByText("Line 2 changed.")).toBeNull();
  const file = new File(["Name"], "people.csv", { type: "text/csv" });
  file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode("Name").buffer);
  await userEvent.upload(screen.getByLabelText("File"), file);
  expect(await screen.findByRole("checkbox", { name: "Dev" })).toBeChecked();
});

test("a list that is refused shows no preview, and what is wrong", async () => {
  await choose(() => Promise.reject(refusal("Add headings.")));
  expect(await screen.findByText("Add headings.")).toBeVisible();
  expect(screen.getByLabelText("File")).toBeVisible();
});
