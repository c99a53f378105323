import { screen, within } from "@testing-library/react";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, RAVI, teamFixture } from "../testing/team-fixture";
import { TeamBarOfPage } from "./team-bar-of-page";

function show(team: object | null, { actor = ASHA, event = EVENT } = {}) {
  return renderScreen(<TeamBarOfPage actor={actor} />, { currentEvent: () => event, myTeam: () => team });
}
const pages = async () =>
  within(await screen.findByRole("navigation", { name: "Team pages" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const RAVI_ROW = personFixture("Ravi Kumar", { codeforcesHandle: "ravi_k" });

test("the pages of a team, with its notices where there are some", async () => {
  const { unmount } = show(teamFixture());
  expect(await pages()).toEqual([
    ["Overview", "/dashboard"],
    ["People", "/events/syntaxsiege/registration"],
    ["Payment", "/payment"],
    ["Team view", "/events/syntaxsiege/team"],
  ]);
  unmount();
  show(teamFixture(), { event: { ...EVENT, notices: [{ title: "A", description: "B", link: null }] } });
  expect(await pages()).toContainEqual(["Notices", "/events/syntaxsiege/team"]);
});

test("the next step leads to its page; another person's step is named", async () => {
  const members = [personFixture("Ravi Kumar")];
  const { unmount } = show(teamFixture({ members }));
  expect(await screen.findByRole("link", { name: "Set the handle of Ravi Kumar" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/registration",
  );
  expect(screen.getByText("not due")).toBeVisible();
  unmount();
  show(teamFixture({ ranking: 1, members: [RAVI_ROW] }), { actor: RAVI });
  expect(await screen.findByText("Payment: ₹360 for Round 2")).toBeVisible();
});

test("when all is done it says so, and when and where it goes on", async () => {
  show(teamFixture({ members: [RAVI_ROW] }));
  expect(await screen.findByText("You are registered for Syntax Siege 2025.")).toBeVisible();
  expect(screen.getByText(/24 Feb.* 2 Mar.* 2025$/)).toBeVisible();
  expect(screen.getByText("Computer Centre")).toBeVisible();
});
