import { TextDecoder } from "node:util";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
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
    ...{ events: () => [], statementBatches: () => [], bankLines: () => [] },
    inspectStatement: () => inspectionFixture(),
    previewStatement: () => previewFixture(LINES),
    ...answers,
  });

/** Chooses a file of bytes, because jsdom makes files of text slowly. Adds `arrayBuffer`, which its files lack. */
async function choose(text = "Date,Narration,Amount\n1,2,3", name = "march.csv"): Promise<void> {
  const bytes = Uint8Array.from(Buffer.from(text));
  const arrayBuffer = () => Promise.resolve(bytes.buffer);
  const file = Object.assign(new File([bytes], name, { type: "text/csv" }), { arrayBuffer });
  await userEvent.upload(screen.getByLabelText("Bank statement (CSV or Excel)"), file, {
    applyAccept: false,
  });
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  clearSession(true);
  fakeMedia({ width: 1280 });
});

test("begins with what to do, and takes no focus from the tab", async () => {
  show();
  expect(screen.getByRole("heading", { name: "Which payments have arrived?" })).not.toHaveFocus();
  expect(await screen.findByText("No statement has been confirmed yet.")).toBeVisible();
});

test("a file in a known layout shows its lines at once; exact ones are ticked, others cannot all be", async () => {
  show();
  await choose();
  expect(await screen.findByRole("heading", { name: "march.csv" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "All lines 3 ₹1,070" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("1 payment ticked,")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Unclaimed 1 ₹360" }));
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

test("a line already seen says what confirmed it; the way there and back loses nothing", async () => {
  const seen = {
    at: "2025-03-02T10:00:00.000Z",
    seenBy: "Asha Rao",
    teamName: "Alpha",
    teamReference: "SS-7K3QX9",
    batchId: "batch",
    fileName: "february.csv",
    line: 9,
  };
  const byHand = { ...seen, teamName: "Beta", batchId: null, fileName: null, line: null };
  const lines = [
    lineFixture(4),
    lineFixture(5, { outcome: "seen", match: null, seen }),
    lineFixture(6, { outcome: "seen", match: null, seen: byHand }),
  ];
  show({
    previewStatement: () => previewFixture(lines),
    statementBatch: () => ({
      batch: batchFixture({ fileName: "february.csv" }),
      totals: previewFixture([]).totals,
      lines: [],
    }),
  });
  await choose();
  const alpha = within(await screen.findByRole("row", { name: /Alpha/ }));
  expect(alpha.getByText(/Confirmed by Asha Rao/)).toHaveTextContent("2 Mar 2025, 3:30 PM IST");
  await userEvent.click(alpha.getByRole("button", { name: /^Details of line 5/ }));
  expect(screen.getByText(/Accepted manually by Asha Rao/)).toBeVisible();
  await userEvent.click(alpha.getByRole("link", { name: "february.csv, line 9" }));
  expect(await screen.findByRole("heading", { name: "february.csv" })).toHaveFocus();
  await userEvent.click(screen.getByRole("link", { name: "Back to march.csv" }));
  expect(screen.getByRole("heading", { name: "march.csv" })).toHaveFocus();
  expect(screen.getByText("1 payment ticked,")).toBeVisible();
});

test("confirming sends each ticked line as it was shown, then lists the batch", async () => {
  const commitStatement = jest.fn(() => ({ message: "Confirmed.", batch: batchFixture(), changedLines: [] }));
  // Only the first request for the list gets a reply, so a new batch in the list comes from the commit's reply.
  const statementBatches = jest.fn<unknown, []>(() => new Promise(() => undefined)).mockReturnValueOnce([]);
  show({ commitStatement, statementBatches });
  await screen.findByText("No statement has been confirmed yet.");
  await choose();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Confirm line 5 for Team 5" }));
  await press("Confirm 2 payments");
  const dialog = within(screen.getByRole("dialog", { name: "Confirm 2 payments?" }));
  expect(dialog.getByText(/1 exact, 1 probable/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Confirm 2 payments" }));
  expect(await screen.findByText("2 payments from march.csv: Confirmed.")).toBeVisible();
  expect(commitStatement).toHaveBeenCalledWith({
    input: {
      csv: "Date,Narration,Amount\n1,2,3",
      fileName: "march.csv",
      eventSlug: null,
      mapping: inspectionFixture().mapping,
      rows: [
        { line: 4, teamId: "team-4", matchKey: "key-4" },
        { line: 5, teamId: "team-5", matchKey: "key-5" },
      ],
    },
  });
  expect(screen.getByRole("button", { name: "Take back... march.csv" })).toBeVisible();
});

test("when something changed, the new preview is shown and says so; ticks that still can be stay", async () => {
  let changed = false;
  show({
    previewStatement: () =>
      previewFixture(changed ? [lineFixture(4, { outcome: "conflict" }), ...LINES.slice(1)] : LINES),
    commitStatement: () => {
      changed = true;
      throw refusal("STATEMENT_CHANGED");
    },
  });
  await choose();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Confirm line 5 for Team 5" }));
  await press("Confirm 2 payments");
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Confirm 2 payments" }),
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Something changed since this preview.");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Confirm line 5 for Team 5" })).toBeChecked();
  expect(screen.getByText("1 payment ticked,")).toBeVisible();
});

test("an admin who views another tab finds file and ticks, compared again; starting over keeps nothing", async () => {
  writeSession(loginResponse());
  let decided = false;
  const answers: Answers = {
    previewStatement: () =>
      previewFixture(decided ? [lineFixture(4, { outcome: "seen" }), ...LINES.slice(1)] : LINES),
  };
  const { unmount: leave } = show(answers);
  await choose();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Confirm line 5 for Team 5" }));
  leave();
  decided = true;
  const { unmount: leaveAgain } = show(answers);
  expect(screen.getByText("march.csv was restored, and compared again.")).toBeVisible();
  await waitFor(() => expect(screen.getByText("1 payment ticked,")).toBeVisible());
  expect(screen.getByRole("checkbox", { name: "Confirm line 5 for Team 5" })).toBeChecked();
  await press("Start over");
  leaveAgain();
  show();
  expect(screen.getByRole("heading", { name: "Which payments have arrived?" })).toBeVisible();
  expect(await screen.findByText("No statement has been confirmed yet.")).toBeVisible();
});

test("a failed commit keeps the dialog and the ticks", async () => {
  show({
    commitStatement: () => {
      throw new Unreachable();
    },
  });
  await choose();
  await userEvent.click(await screen.findByRole("button", { name: "Confirm 1 payment" }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Confirm 1 payment" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("The server cannot be reached.");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.getByText("1 payment ticked,")).toBeVisible();
});

test("an unknown layout asks for its columns, and says which are missing", async () => {
  const mapping = { ...inspectionFixture().mapping, amount: null, description: null };
  const previewStatement = jest.fn(() => previewFixture(LINES));
  show({ inspectStatement: () => inspectionFixture({ preset: null, mapping }), previewStatement });
  await choose();
  expect(await screen.findByRole("heading", { name: "Match the columns" })).toHaveFocus();
  await userEvent.selectOptions(
    screen.getByLabelText("Columns with the amounts"),
    "One column, with money out as a negative amount",
  );
  await press("Compare with the payments");
  await waitFor(() => expect(screen.getByLabelText("Narration")).toHaveFocus());
  expect(screen.getByLabelText("Amount")).toHaveAccessibleDescription("In rupees Error: Choose the column");
  expect(previewStatement).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByLabelText("Narration"), "Narration");
  await userEvent.selectOptions(screen.getByLabelText("Amount"), "Amount");
  await press("Compare with the payments");
  expect(await screen.findByRole("heading", { name: "march.csv" })).toBeVisible();
  expect(previewStatement).toHaveBeenCalledWith({
    input: { csv: "Date,Narration,Amount\n1,2,3", eventSlug: null, mapping: inspectionFixture().mapping },
  });
});

test.each([
  ["a PDF", "%PDF-1.7", "This is a PDF."],
  ["too large a file", "x".repeat(4_000_001), "The file is larger than 4 MB."],
])("%s is refused here, with what to do", async (_what, text, words) => {
  show();
  await choose(text);
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});

test("what the server refuses is said in its words", async () => {
  show({
    inspectStatement: () => {
      throw refusal("BAD_INPUT", { csv: "No lines." }, "No lines.");
    },
  });
  await choose();
  expect(await screen.findByRole("alert")).toHaveTextContent("No lines.");
});

test("a batch is taken back after a question; payments that changed since are named", async () => {
  let refused = true;
  show({
    statementBatches: () => [batchFixture()],
    undoStatementBatch: ({ input }) => {
      expect(input["exceptChanged"]).toBe(!refused);
      if (refused) throw refusal("STATEMENT_PAYMENTS_CHANGED", {}, "Decide these by hand: Beta.");
      return {
        message: "Taken back.",
        batch: batchFixture({ undoneAt: "2025-03-02T11:00:00.000Z", undoneBy: "Ravi", leftAsIs: 1 }),
      };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Take back... march.csv" }));
  const dialog = within(screen.getByRole("dialog", { name: "Take back 1 payment?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Take back payments" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Decide these by hand: Beta.");
  refused = false;
  await userEvent.click(dialog.getByRole("button", { name: "Take back the other payments" }));
  expect(await screen.findByText("1 payment from march.csv: Taken back.")).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText(/Taken back by Ravi.*except for 1 payment that had changed/)).toBeVisible(),
  );
});
