import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addDays, indiaDay } from "@contract/kernel/contract/india-time";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { textOf, watchDownloads } from "../../../shared/testing/watch-downloads";
import { AccountsView } from "./accounts-view";
import { OwingTeams } from "./owing-teams";

const ID = "01890000-0000-7000-8000-000000000001";
const FEE = 36_000;
const tally = (count: number) => ({ count, amount: count * FEE });
const owing = (name: string, ranking: number) => ({
  teamId: ID.replace(/1$/, String(ranking)),
  name,
  reference: `SS25-${String(ranking)}`,
  ranking,
  status: "incomplete",
});
const FIGURES = {
  eventTitle: "Syntax Siege 2026",
  fee: FEE,
  due: tally(40),
  reported: tally(3),
  accepted: tally(30),
  cash: tally(2),
  surplus: tally(0),
  refunded: tally(0),
  toReturn: tally(1),
  open: { count: 1, amount: 12_345 },
  days: [],
  owing: [],
  payUntil: null,
};
const figures =
  (more: object = {}) =>
  () => ({ ...FIGURES, ...more });
const movement = (id: string, more: object) => ({
  id,
  day: "2026-02-03",
  number: "412345678901",
  parts: [],
  note: null,
  open: 0,
  bank: null,
  bankTotal: 0,
  cash: null,
  cashTotal: 0,
  unseen: null,
  ...more,
});

beforeEach(() => fakeMedia({ width: 1280 }));

function show(View: typeof AccountsView | typeof OwingTeams, answers: Answers) {
  renderScreen(
    <View eventSlug={null} />,
    { paymentFigures: figures(), ledger: () => [], ...answers },
    "/admindashboard?tab=payments",
  );
}
const cells = async (name: RegExp) =>
  within(await screen.findByRole("row", { name }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("an event's money is shown in figures, each with what it counts", async () => {
  show(AccountsView, { paymentFigures: figures() });
  const figure = async (term: string) =>
    (await screen.findByText(term, { selector: "dt" })).parentElement?.textContent;
  expect(await figure("Due")).toBe("Due₹14,40040 qualified");
  expect(await figure("Accepted")).toBe("Accepted₹10,80030 payments");
  expect(await figure("Refunded")).toBe("Refunded₹00 paid out");
  expect(await figure("Money without a team")).toBe("Money without a team₹123.451 line");
});

test.each([
  [0, "Today is the last day"],
  [1, "1 day left"],
  [12, "12 days left"],
])("who owes, how much, and how long they have: %i days on", async (days, expectedText) => {
  const payUntil = `${addDays(indiaDay(new Date()), days)}T11:30:00.000Z`;
  show(OwingTeams, {
    paymentFigures: figures({ owing: [owing("Null Pointers", 2), owing("Off by One", 1)], payUntil }),
  });
  expect(await screen.findByText(/^2 teams × ₹360 = ₹720\./)).toHaveTextContent(`IST. ${expectedText}.`);
  const [, first, second] = screen.getAllByRole("row");
  expect(first).toHaveTextContent("Off by One");
  expect(second).toHaveTextContent("Null PointersSS25-2");
});

test("teams that owe after the last day to pay", async () => {
  show(OwingTeams, { paymentFigures: figures({ owing: [owing("Off by One", 1)], payUntil: null }) });
  expect(await screen.findByText(/^1 team × ₹360 = ₹360\. The event has started\.$/)).toBeVisible();
});

test("no team owes: no sum, and why nothing is listed", async () => {
  show(OwingTeams, { paymentFigures: figures() });
  expect(await screen.findByText("No team owes a fee.")).toBeVisible();
  expect(screen.queryByText(/×/)).not.toBeInTheDocument();
});

test("the days of the book are saved as a file that a spreadsheet reads, in rupees", async () => {
  const day = (date: string, reported: number) => ({
    day: date,
    reported,
    accepted: tally(2),
    ended: { count: 1, amount: 12_050 },
  });
  const saved = watchDownloads();
  show(AccountsView, { paymentFigures: figures({ days: [day("2025-03-02", 1), day("2025-03-01", 3)] }) });
  expect(await cells(/^2 Mar 2025/)).toEqual(["1", "2", "₹720", "1", "−₹120.50"]);
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const name: unknown = expect.stringMatching(/^payments-by-day-\d{4}-\d\d-\d\d\.csv$/);
  expect(saved[0]).toMatchObject({ name, blob: { type: "text/csv;charset=utf-8" } });
  const [headings, ...rows] = (await textOf(saved[0]?.blob)).trimEnd().split(/\r?\n/);
  expect(headings).toMatch(/^\uFEFFDay,Reported,Accepted,/);
  expect(rows).toEqual(["2025-03-02,1,2,720,1,-120.5", "2025-03-01,3,2,720,1,-120.5"]);
});

test("before the first payment there is nothing to export", async () => {
  show(AccountsView, { paymentFigures: figures() });
  expect(await screen.findByText("No payment has been reported or accepted yet.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Export" })).not.toBeInTheDocument();
});

test("the ledger says what each movement was for, with both running totals", async () => {
  show(AccountsView, {
    ledger: () => [
      movement("a", {
        parts: [
          { teamName: "Null Pointers", amount: FEE },
          { teamName: "Off by One", amount: FEE },
        ],
        open: 5_000,
        bank: 77_000,
        bankTotal: 77_000,
      }),
      movement("b", { note: "A cheque bounced", number: "", bank: -36_000, bankTotal: 41_000 }),
      movement("c", {
        parts: [{ teamName: "Segfault", amount: FEE }],
        number: "",
        cash: FEE,
        cashTotal: FEE,
      }),
      movement("d", { parts: [{ teamName: "By hand", amount: FEE }], unseen: FEE }),
    ],
  });
  expect(await cells(/Null Pointers ₹360, Off by One ₹360/)).toEqual(
    expect.arrayContaining(["₹770", "₹770", "₹50"]),
  );
  expect(await cells(/A cheque bounced/)).toEqual(expect.arrayContaining(["−₹360", "₹410"]));
  expect(await cells(/Segfault/)).toEqual(expect.arrayContaining(["₹360", "₹360"]));
  expect(screen.getByText(/₹360 is not in any kept statement\./)).toBeVisible();
});

test("money that was returned is in the ledger and in its file, below zero, and open money in a column of its own", async () => {
  const saved = watchDownloads();
  show(AccountsView, {
    beginExport: () => ({ message: "" }),
    currentEvent: () => ({ id: "1", slug: "syntaxsiege" }),
    ledger: () => [
      movement("a", {
        parts: [{ teamName: "Segfault", amount: FEE }],
        open: 7_740,
        bank: 43_740,
        bankTotal: 43_740,
      }),
      movement("b", {
        parts: [{ teamName: "Segfault", amount: -FEE }],
        note: "Refund",
        number: "",
        cash: -FEE,
        cashTotal: -FEE,
      }),
    ],
  });
  expect(await cells(/Segfault, Refund/)).toEqual(expect.arrayContaining(["−₹360", "−₹360"]));
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("button", { name: "All entries (2) as CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [, ...rows] = (await textOf(saved[0]?.blob)).trimEnd().split(/\r?\n/);
  expect(rows).toEqual([
    '2026-02-03,Segfault ₹360,"=""412345678901""",437.4,437.4,,0,,77.4',
    '2026-02-03,"Segfault, Refund",,,0,-360,-360,,',
  ]);
});

test.each([
  ["figures", "paymentFigures", "40 qualified", figures()],
  ["ledger", "ledger", "No money has come in or gone out yet.", () => []],
] as const)("without an answer there is another try: the %s", async (_name, field, shown, answer) => {
  let away = true;
  show(AccountsView, {
    [field]: () => {
      if (away) throw new Unreachable();
      return answer();
    },
  });
  expect(
    await screen.findByText("The server cannot be reached. Check your connection and try again.", {
      exact: false,
    }),
  ).toBeVisible();
  away = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(shown)).toBeVisible();
});
