import { screen, waitFor, within } from "@testing-library/react";
import { Unreachable } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, teamFixture } from "../testing/team-fixture";
import { ProfileTeam } from "./profile-team";

const show = (team: object | null) =>
  renderScreen(<ProfileTeam actor={ASHA}>{null}</ProfileTeam>, {
    currentEvent: () => EVENT,
    myTeam: () => team,
  });
const links = async (first: string) => {
  const panel = within(screen.getByRole("region", { name: "Your team" }));
  await panel.findByRole("link", { name: first });
  return panel.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
};

test("without a team the profile leads to a new team or to teammates only", async () => {
  show(null);
  await screen.findByRole("link", { name: "Create Team" });
  expect(await links("Create Team")).toEqual([
    ["Create Team", "/events/syntaxsiege/registration"],
    ["Find teammates", "/events/syntaxsiege/team-mates"],
  ]);
});

test("with a team the profile leads to its pages, and its badge says what is not due", async () => {
  show(teamFixture());
  await screen.findByText("Segfault");
  expect((await links("Manage team")).map(([name]) => name)).toEqual(
    expect.arrayContaining(["Manage team", "Team dashboard", "Payment"]),
  );
  expect(screen.getByRole("region", { name: "Your team" })).toHaveTextContent(/Payment not due/);
});

test("a paid team without a step is led to its dashboard first", async () => {
  const members = [personFixture("Ravi Kumar", { codeforcesHandle: "ravi_k" })];
  show(teamFixture({ paymentStatus: "accepted", members }));
  await screen.findByText("Segfault");
  const names = (await links("Team dashboard")).map(([name]) => name);
  expect(names.slice(-3)).toEqual(["Team dashboard", "Manage team", "Payment"]);
  expect(screen.getByRole("link", { name: "Team dashboard" })).toHaveClass("bg-accent");
  expect(screen.getByRole("link", { name: "Manage team" })).not.toHaveClass("bg-accent");
});

test("the rest of the page appears once the team is known, or cannot be fetched", async () => {
  const unreachable = () => {
    throw new Unreachable();
  };
  renderScreen(<ProfileTeam actor={ASHA}>Your details</ProfileTeam>, { myTeam: unreachable });
  expect(screen.getByText("Your details")).not.toBeVisible();
  await waitFor(() => expect(screen.getByText("Your details")).toBeVisible());
  expect(screen.getByRole("link", { name: "Manage team" })).toBeVisible();
});
