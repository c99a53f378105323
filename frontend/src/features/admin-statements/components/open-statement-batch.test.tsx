import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { watchDownloads } from "../../../shared/testing/watch-downloads";
import { batchFixture, batchLineFixture, previewFixture } from "../testing/statement-fixtures";
import { StatementsSection } from "./statements-section";

const LINES = [
  batchLineFixture(4),
  batchLineFixture(5, { outcome: "probable", effect: "recorded" }),
  batchLineFixture(6, {
    outcome: "ignored",
    effect: "nothing",
    teamName: null,
    amount: null,
    amountText: "=360",
  }),
];
const opened = {
  batch: batchFixture({ lines: 3, confirmed: 2, amount: 72000 }),
  totals: previewFixture([]).totals,
  lines: LINES,
};

const show = (answers: Answers = {}, at = "/admindashboard?tab=statements&batch=batch") =>
  renderScreen(
    <StatementsSection />,
    {
      events: () => [],
      bankLines: () => [],
      statementBatches: () => [opened.batch],
      statementBatch: () => opened,
      ...answers,
    },
    at,
  );
const row = (name: RegExp) => screen.getByRole("row", { name });

beforeEach(() => fakeMedia({ width: 1280 }));

test("from the list and back: each line with its result and what it did, narrowed by the address", async () => {
  show({}, "/admindashboard?tab=statements");
  await userEvent.click(await screen.findByRole("link", { name: "march.csv" }));
  expect(await screen.findByRole("heading", { name: "march.csv" })).toHaveFocus();
  expect(screen.getByText(/2 payments of Syntax Siege 2025/)).toHaveTextContent(
    "confirmed by Asha Rao, 2 Mar 2025, 3:30 PM IST. The statement had 3 lines.",
  );
  expect(row(/Team 4/)).toHaveTextContent("ExactConfirmed the payment412345678901");
  expect(row(/Team 5/)).toHaveTextContent("ProbableRecorded and confirmed the payment");
  expect(row(/=360/)).toHaveTextContent("IgnoredNo effect");
  await userEvent.selectOptions(screen.getByLabelText("Effect"), "No effect");
  expect(screen.queryByRole("row", { name: /Team 4/ })).toBeNull();
  expect(screen.getByTestId("address")).toHaveTextContent("batch=batch&effect=nothing");
  await userEvent.click(screen.getByRole("link", { name: "All earlier statements" }));
  expect(await screen.findByRole("heading", { name: "Which payments have arrived?" })).toHaveFocus();
});

test("taken back in the list: the message takes the focus, because the pressed button is gone", async () => {
  const batch = batchFixture({ undoneAt: "2025-03-02T11:00:00.000Z", undoneBy: "Ravi" });
  show({ undoStatementBatch: () => ({ message: "Taken back.", batch }) }, "/admindashboard?tab=statements");
  await userEvent.click(await screen.findByRole("button", { name: "Take back... march.csv" }));
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Take back payments" }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText("1 payment from march.csv: Taken back.")).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 60)); // A dialog returns the focus shortly after it closes.
  expect(document.body).not.toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  expect(row(/march\.csv/)).toHaveTextContent("Taken back by Ravi, 2 Mar 2025, 4:30 PM IST");
});

test("taken back where it is open: what each line did is another thing then", async () => {
  let reverted = false;
  const batch = () =>
    batchFixture(reverted ? { undoneAt: "2025-03-02T11:00:00.000Z", undoneBy: "Ravi", leftAsIs: 1 } : {});
  show({
    statementBatch: () => ({
      batch: batch(),
      totals: previewFixture([]).totals,
      lines: reverted
        ? [batchLineFixture(4, { effect: "takenBack" }), batchLineFixture(5, { effect: "kept" })]
        : LINES.slice(0, 2),
    }),
    undoStatementBatch: () => {
      reverted = true;
      return { message: "Taken back.", batch: batch() };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Take back..." }));
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Take back payments" }),
  );
  expect(await screen.findByText("1 payment from march.csv: Taken back.")).toBeVisible();
  await waitFor(() => expect(row(/Team 4/)).toHaveTextContent("Confirmed, then taken back"));
  expect(row(/Team 5/)).toHaveTextContent("Confirmed, and not taken back");
  expect(screen.getByText(/Taken back by Ravi.*except for 1 payment that had changed/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Take back..." })).toBeNull();
  expect(screen.getByRole("heading", { name: "march.csv" })).toHaveFocus();
});

test("a list that is old is renewed before anything is taken back, and says how many payments go", async () => {
  const requestedCounts: unknown[] = [];
  let inForce = 1;
  const bankLines = jest.fn(() => []);
  const answers: Answers = {
    bankLines,
    statementBatches: () => [batchFixture({ inForce })],
    undoStatementBatch: ({ input }) => {
      requestedCounts.push(input["inForce"]);
      if (inForce === 1) {
        inForce = 3;
        throw refusal("CONFLICT", {}, "Someone else changed this.");
      }
      return {
        message: "Taken back.",
        batch: batchFixture({ inForce: 0, undoneAt: "2025-03-02T11:00:00.000Z" }),
      };
    },
  };
  show(answers, "/admindashboard?tab=statements");
  const revertButton = await screen.findByRole("button", { name: "Take back... march.csv" });
  expect(screen.getByRole("columnheader", { name: "Actions" })).toBeVisible();
  await userEvent.click(revertButton);
  await userEvent.click(screen.getByRole("button", { name: "Take back payments" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Take back 3 payments?" }));
  expect(dialog.getByRole("alert")).toHaveTextContent("Someone else changed this.");
  await userEvent.click(dialog.getByRole("button", { name: "Take back payments" }));
  expect(await screen.findByText("3 payments from march.csv: Taken back.")).toBeVisible();
  expect(requestedCounts).toEqual([1, 3]);
  await waitFor(() => expect(bankLines.mock.calls.length).toBeGreaterThan(2));
});

test("what was done with one statement stays on the list and over that one, not over another", async () => {
  const march = batchFixture();
  const april = batchFixture({ id: "other", fileName: "april.csv" });
  const reverted = { ...march, undoneAt: "2025-03-02T11:00:00.000Z", undoneBy: "Ravi" };
  show(
    {
      statementBatches: () => [april, march],
      statementBatch: (variables) => ({
        batch: "id" in variables && variables.id === "other" ? april : reverted,
        totals: previewFixture([]).totals,
        lines: [],
      }),
      undoStatementBatch: () => ({ message: "Taken back.", batch: reverted }),
    },
    "/admindashboard?tab=statements",
  );
  const open = async (name: string) => {
    await userEvent.click(await screen.findByRole("link", { name }));
    expect(await screen.findByRole("heading", { name })).toBeVisible();
  };
  const notice = () => screen.queryByText("1 payment from march.csv: Taken back.");
  await userEvent.click(await screen.findByRole("button", { name: "Take back... march.csv" }));
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Take back payments" }),
  );
  await waitFor(() => expect(notice()).toBeVisible());
  await open("march.csv");
  expect(notice()).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "All earlier statements" }));
  expect(notice()).toBeVisible();
  await open("april.csv");
  expect(notice()).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "All earlier statements" }));
  expect(notice()).toBeNull();
});

test("an older one, one that is not there, and one that cannot be fetched", async () => {
  const { unmount } = show({ statementBatch: () => ({ ...opened, lines: LINES.slice(0, 2) }) });
  expect(await screen.findByText(/kept only those of its lines that confirmed a payment/)).toBeVisible();
  unmount();
  const { unmount: leave } = show({
    statementBatch: () => {
      throw refusal("NOT_FOUND");
    },
  });
  expect(await screen.findByText("This statement was not found.")).toBeVisible();
  expect(screen.getByRole("region", { name: "Earlier statement" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "All earlier statements" })).toBeVisible();
  leave();
  let reachable = false;
  show({
    statementBatch: () => {
      if (!reachable) throw new Unreachable();
      return opened;
    },
  });
  await screen.findByRole("alert");
  reachable = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "march.csv" })).toBeVisible();
});

test("earlier statements that cannot be fetched offer another try", async () => {
  let reachable = false;
  show(
    {
      statementBatches: () => {
        if (!reachable) throw new Unreachable();
        return [batchFixture()];
      },
    },
    "/admindashboard?tab=statements",
  );
  await screen.findByRole("alert");
  reachable = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Take back... march.csv" })).toBeVisible();
});

test("the lines are saved under the event and the moment at which the statement was confirmed", async () => {
  const saved = watchDownloads();
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(screen.getByRole("button", { name: "All lines (3) as CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe("syntaxsiege-earlier-statement-2025-03-02-1530.csv");
});
