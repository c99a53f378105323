import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import type { Answers } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { batchFixture, inspectionFixture, lineFixture, previewFixture } from "../testing/statement-fixtures";
import { StatementsSection } from "./statements-section";

const EVENTS = [
  { id: "now", slug: "syntax-siege-2025", title: "Syntax Siege 2025", state: "current" },
  { id: "then", slug: "syntax-siege-2024", title: "Syntax Siege 2024", state: "past" },
];
const SEEN = {
  at: "2025-03-02T10:00:00.000Z",
  seenBy: "Asha Rao",
  teamName: "Alpha",
  teamReference: "SS-7K3QX9",
  batchId: "batch",
  fileName: "march.csv",
  line: 9,
};
const LINES = [lineFixture(4), lineFixture(5, { outcome: "seen", match: null, seen: SEEN })];
const PASTED = "Date,Narration,Amount";

const previewStatement = jest.fn(() => previewFixture(LINES, { eventTitle: "Syntax Siege 2024" }));
const show = (answers: Answers = {}) =>
  renderScreen(
    <StatementsSection />,
    {
      events: () => EVENTS,
      statementBatches: () => [batchFixture()],
      bankLines: () => [],
      statementBatch: () => ({ batch: batchFixture(), totals: previewFixture([]).totals, lines: [] }),
      inspectStatement: () => inspectionFixture(),
      previewStatement,
      ...answers,
    },
    "/admindashboard?tab=statements",
  );
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const follow = async (name: string) => userEvent.click(await screen.findByRole("link", { name }));
const paste = async () => {
  await userEvent.click(screen.getByText("Or paste the lines"));
  await userEvent.type(screen.getByLabelText("Lines in the statement"), PASTED);
};

beforeEach(() => {
  clearSession(true);
  writeSession(loginResponse());
  fakeMedia({ width: 1280 });
  previewStatement.mockClear();
});

test("the chosen event and pasted lines are there after a look at an earlier statement", async () => {
  const { unmount } = show();
  await userEvent.selectOptions(await screen.findByLabelText("Event"), "Syntax Siege 2024");
  await paste();
  await follow("march.csv");
  await follow("All earlier statements");
  expect(screen.getByLabelText("Event")).toHaveValue("syntax-siege-2024");
  expect(screen.getByLabelText("Lines in the statement")).toHaveValue(PASTED);
  expect(screen.getByLabelText("Lines in the statement")).toBeVisible();
  unmount();
  show(); // The admin viewed another tab and came back.
  expect(await screen.findByLabelText("Event")).toHaveValue("syntax-siege-2024");
  await press("Read these lines");
  expect(await screen.findByRole("heading", { name: "pasted lines" })).toHaveFocus();
  expect(previewStatement).toHaveBeenCalledWith({
    input: { csv: PASTED, eventSlug: "syntax-siege-2024", mapping: inspectionFixture().mapping },
  });
  await press("Start over");
  expect(screen.getByLabelText("Lines in the statement")).toHaveValue("");
});

test("search, sort and chosen result of the preview are there after a look at an earlier statement", async () => {
  show();
  await paste();
  await press("Read these lines");
  await userEvent.click(await screen.findByRole("button", { name: "Already seen 1 ₹360" }));
  await userEvent.click(screen.getByRole("button", { name: /^Amount/ }));
  await userEvent.type(screen.getByRole("searchbox"), "alpha");
  expect(await screen.findByText(/sort=amount.*q=alpha|q=alpha.*sort=amount/)).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: /^Details of line 5/ }));
  await follow("march.csv, line 9");
  expect(screen.getByTestId("address")).not.toHaveTextContent("alpha");
  await follow("Back to pasted lines");
  expect(screen.getByRole("button", { name: "Already seen 1 ₹360" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("searchbox")).toHaveValue("alpha");
  expect(screen.getByTestId("address")).toHaveTextContent("sort=amount");
});

test("starting over during a comparison drops its reply", async () => {
  let answer: (() => void) | undefined;
  show({
    inspectStatement: () => inspectionFixture({ preset: null }),
    previewStatement: () => new Promise((resolve) => (answer = () => resolve(previewFixture(LINES)))),
  });
  await paste();
  await press("Read these lines");
  await userEvent.click(await screen.findByRole("button", { name: "Compare with the payments" }));
  await press("Start over");
  expect(await screen.findByText("Reading the statement...")).toBeVisible();
  await act(() => Promise.resolve(answer?.()));
  await waitFor(() => expect(screen.queryByText("Reading the statement...")).toBeNull());
  expect(screen.getByLabelText("Lines in the statement")).toHaveValue("");
});
