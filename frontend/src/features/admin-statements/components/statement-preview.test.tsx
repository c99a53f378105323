import { TextDecoder } from "node:util";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession } from "../../../shared/session/session-store";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import type { Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { batchFixture, inspectionFixture, lineFixture, previewFixture } from "../testing/statement-fixtures";
import { StatementsSection } from "./statements-section";

// jsdom lacks TextDecoder.
Object.assign(globalThis, { TextDecoder });

const LINES = [
  lineFixture(4),
  lineFixture(5, { outcome: "probable", amount: 35000 }),
  lineFixture(6, { outcome: "unclaimed", match: null }),
];

const show = (answers: Answers = {}) =>
  renderScreen(<StatementsSection />, {
    events: () => [],
    statementBatches: () => [],
    bankLines: () => [],
    inspectStatement: () => inspectionFixture(),
    previewStatement: () => previewFixture(LINES),
    ...answers,
  });

/** Chooses a file. Adds the file's bytes, which jsdom does not provide. */
async function choose(text = "Date,Narration,Amount\n1,2,3", name = "march.csv"): Promise<void> {
  const file = new File([text], name, { type: "text/csv" });
  Object.assign(file, { arrayBuffer: () => Promise.resolve(Uint8Array.from(Buffer.from(text)).buffer) });
  await userEvent.upload(screen.getByLabelText("Bank statement (CSV or Excel)"), file, {
    applyAccept: false,
  });
}

beforeEach(() => {
  clearSession(true);
  fakeMedia({ width: 1280 });
});

test("problems come first, and a line opens to every cell that the bank wrote", async () => {
  show();
  await choose('Date,Narration,Amount\n\n\n\n1/3/25,"UPI, probable",350\n1/3/25,x,360');
  await screen.findByRole("heading", { name: "march.csv" });
  const [, first] = screen.getAllByRole("row");
  const line = within(first as HTMLElement).getByRole("button", { name: /^Details of line 5/ });
  expect(line).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(line);
  expect(screen.getByText("UPI, probable")).toBeVisible();
  expect(screen.getByText("Line 5 of the statement")).toBeVisible();
  await userEvent.click(line);
  expect(screen.queryByText("UPI, probable")).not.toBeInTheDocument();
});

test("a line with a conflict links to Payments only if the conflict is between payments", async () => {
  const conflict = (
    line: number,
    code: "otherEvent" | "twoLines",
    status: "incomplete" | "rejected" | null,
  ) => {
    const match = status === null ? null : { ...lineFixture(line).match, status };
    return lineFixture(line, { outcome: "conflict", reasons: [{ code, text: "…" }], match } as object);
  };
  const lines = [
    conflict(4, "otherEvent", null),
    conflict(5, "twoLines", "incomplete"),
    conflict(6, "twoLines", "rejected"),
  ];
  show({ previewStatement: () => previewFixture(lines) });
  await choose();
  for (const button of await screen.findAllByRole("button", { name: /^Details of line/ }))
    await userEvent.click(button);
  const links = screen.getAllByRole("link", { name: /for line/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Go to Payments for line 4",
    "Payment of Team 6 for line 6",
  ]);
});

test("an accepted payment whose money went back is said above all lines, with the way to it", async () => {
  const warning = {
    paymentId: "p",
    teamName: "Alpha",
    teamReference: "SS-7K3QX9",
    line: 9,
    date: "2025-03-03",
  };
  show({ previewStatement: () => previewFixture(LINES, { warnings: [{ ...warning, amount: 36000 }] }) });
  await choose();
  expect(await screen.findByText(/The money of an accepted payment was returned/)).toHaveTextContent(
    "Team Alpha: ₹360 was returned on 3 Mar 2025, see line 9.",
  );
  expect(screen.getByRole("link", { name: "Team Alpha" })).toHaveAttribute(
    "href",
    "/admindashboard?tab=payments&status=accepted&q=SS-7K3QX9&payment=p",
  );
});

test("with nothing ticked the statement can be kept, as its lines are to be placed", async () => {
  const commitStatement = jest.fn(() => ({
    message:
      "Statement kept. There were no payments to confirm. 1 line still has money without a team: ₹360.",
    batch: batchFixture({ confirmed: 0 }),
    changedLines: [],
  }));
  show({ commitStatement, previewStatement: () => previewFixture(LINES.slice(2)) });
  await choose();
  await userEvent.click(await screen.findByRole("button", { name: "Keep this statement" }));
  const dialog = within(screen.getByRole("dialog", { name: "Keep this statement?" }));
  expect(dialog.getByText(/^No payment will be confirmed, and 1 line stays without a team\./)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Keep this statement" }));
  expect(
    await screen.findByText(
      /^march.csv: Statement kept. There were no payments to confirm. 1 line still has money/,
    ),
  ).toBeVisible();
  expect(commitStatement).toHaveBeenCalledWith({ input: expect.objectContaining({ rows: [] }) as unknown });
});

test("when some lines changed, the others are confirmed, and the new preview is shown", async () => {
  let isCommitted = false;
  show({
    previewStatement: () =>
      previewFixture(isCommitted ? [lineFixture(4, { outcome: "seen" }), ...LINES.slice(1)] : LINES),
    commitStatement: () => {
      isCommitted = true;
      return { message: "Confirmed. Lines that have changed: 5.", batch: batchFixture(), changedLines: [5] };
    },
  });
  await choose();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Confirm line 5 for Team 5" }));
  await userEvent.click(screen.getByRole("button", { name: "Confirm 2 payments" }));
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Confirm 2 payments" }),
  );
  expect(
    await screen.findByText("1 payment from march.csv: Confirmed. Lines that have changed: 5."),
  ).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: "Confirm line 4 for Team 4" })).not.toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Confirm line 5 for Team 5" })).toBeVisible();
});
