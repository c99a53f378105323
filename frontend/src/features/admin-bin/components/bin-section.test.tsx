import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeletedNotice } from "../../../shared/bin/deleted-notice";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { daysLeft } from "../bin-columns";
import { BinSection } from "./bin-section";

beforeEach(() => fakeMedia({ width: 1280 }));

const DAY_MS = 86_400_000;
const [ASHA, POINTERS] = [1, 2].map((n) => `01890000-0000-7000-8000-00000000000${String(n)}`);
const entry = (id: string | undefined, name: string, more: object = {}) => ({
  id,
  kind: "TEAM",
  name,
  about: "Syntax Siege 2025",
  partOfId: null,
  deletedByName: "Club",
  deletedAt: new Date().toISOString(),
  purgedAt: new Date(Date.now() + 29.4 * DAY_MS).toISOString(),
  ...more,
});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("an entry comes back; another one's obstacle is shown, its other parts come back on request", async () => {
  let entries = [
    entry(ASHA, "Asha Rao", { kind: "USER", about: "asha@example.org" }),
    entry(POINTERS, "Null Pointers", { partOfId: ASHA }),
  ];
  const inputs: unknown[] = [];
  renderScreen(
    <BinSection />,
    {
      binEntries: () => entries,
      restoreFromBin: ({ input }) => {
        inputs.push(input);
        const [id] = input["ids"] as string[];
        if (id === POINTERS && input["partly"] !== true) {
          const obstacles = ['Ravi is now in the team "Others".'];
          return { restored: [], blocked: [{ id, name: "Null Pointers", obstacles, mayPartly: true }] };
        }
        entries = entries.filter((one) => one.id !== id);
        return { restored: [id], blocked: [] };
      },
    },
    "/admindashboard?tab=bin",
  );
  const row = within(await screen.findByRole("row", { name: /Null Pointers/ }));
  expect(row.getByText("by Club · 29 days left")).toBeVisible();
  expect(row.getByText("Deleted together with Asha Rao")).toBeVisible();
  await press("Restore Asha Rao");
  expect(await screen.findByText("1 entry restored.")).toBeVisible();
  expect(screen.queryByText("asha@example.org")).not.toBeInTheDocument();
  await press("Restore Null Pointers");
  expect(await screen.findByText('Ravi is now in the team "Others".')).toBeVisible();
  expect(
    screen.getByText(/You can still restore the entry, but only without the parts named below/),
  ).toBeVisible();
  await press("Restore without these parts");
  expect(await screen.findByText("The bin is empty.")).toBeVisible();
  expect(inputs).toEqual([
    { ids: [ASHA], partly: false },
    { ids: [POINTERS], partly: false },
    { ids: [POINTERS], partly: true },
  ]);
});

test("the notice after a deletion restores what went, with one press", async () => {
  const onRestored = jest.fn();
  renderScreen(
    <DeletedNotice
      deleted={{ ids: [ASHA ?? ""], text: "1 user deleted." }}
      onRestored={onRestored}
      onDismiss={() => undefined}
    />,
    { restoreFromBin: ({ input }) => ({ restored: input["ids"], blocked: [] }) },
  );
  await press("Undo");
  expect(await screen.findByText("Restored.")).toBeVisible();
  expect(onRestored).toHaveBeenCalledTimes(1);
});

test("the last day has no whole day left, and the first has all 30", () => {
  const purgedAt = "2026-01-31T00:00:00.000Z";
  expect(daysLeft({ purgedAt }, Date.parse("2026-01-30T00:00:01Z"))).toBe(0);
  expect(daysLeft({ purgedAt }, Date.parse("2026-01-01T00:00:09Z"))).toBe(30);
});
