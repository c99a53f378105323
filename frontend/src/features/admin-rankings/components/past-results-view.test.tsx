import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { renderScreen } from "../../../shared/testing/render-screen";
import { PastResultsView } from "./past-results-view";

const SAVED = {
  ...{ id: "01890000-0000-7000-8000-000000000001", version: "1", year: 2019, number: 1, teams: 2 },
  ...{ savedByName: "Asha", savedAt: "2026-03-01T05:00:00.000Z", takenOffAt: null, isShown: true },
};
const lineFixture = (line: number, problem: string | null) => ({
  ...{ line, place: line, teamName: `Team ${String(line)}`, handles: [], college: null, problem },
});

/** Shows the form after the check of a list of two lines. The second line has the given problem. */
async function show(problem: string | null) {
  const savePastResults = jest.fn(() => ({
    ...{ message: "Results saved. Visitors see them now.", pastResults: [SAVED] },
  }));
  renderScreen(<PastResultsView eventSlug="siege" />, {
    ...{ pastResults: () => [], savePastResults },
    listColumns: () => ({ fields: ["rank", "team"], columns: [] }),
    previewPastResults: () => ({
      ...{ lines: [lineFixture(1, null), lineFixture(2, problem)], leavesNamesOut: false },
      ...(problem === null ? { teams: 2, problems: 0 } : { teams: 1, problems: 1 }),
    }),
  });
  await userEvent.type(screen.getByLabelText("List"), "rank,team");
  await userEvent.click(screen.getByRole("button", { name: "Check the list" }));
  await screen.findByText("Team 2");
  return savePastResults;
}
const year = () => screen.getByLabelText("Year");
const save = () => userEvent.click(screen.getByRole("button", { name: /^Save/ }));

test("a year with two digits is a mistake at its field; with four the list is saved", async () => {
  const savePastResults = await show(null);
  await userEvent.type(year(), "20");
  await save();
  expect(screen.getByText(ADMIN_RULES.resultsYear)).toBeVisible();
  expect(year()).toHaveFocus();
  expect(savePastResults).not.toHaveBeenCalled();
  await userEvent.type(year(), "19");
  expect(screen.queryByText(ADMIN_RULES.resultsYear)).toBeNull();
  await save();
  expect(await screen.findByText("Results saved. Visitors see them now.")).toBeVisible();
});

test("a list with a bad line says what to correct, and is not saved", async () => {
  const savePastResults = await show("rank");
  expect(screen.getByText(/Correct 1 line before you save\. 1 team has no mistakes\./)).toBeVisible();
  await userEvent.type(year(), "2019");
  await save();
  expect(screen.getByText(ADMIN_RULES.pastResultsLines)).toBeVisible();
  expect(screen.getByLabelText("List")).toHaveFocus();
  expect(savePastResults).not.toHaveBeenCalled();
});
