import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import type { AdminTeam } from "../team-gaps";
import { TeamForm } from "./team-form";

const LEADER = {
  ...{ id: "member-asha", userId: "user-asha", name: "Asha Rao", email: "asha@example.org", phone: null },
  ...{ college: null, universityRollNo: null, codeforcesHandle: null, isLeader: true, confirmed: true },
  ...{ handleVerified: false, handleTaken: false },
};
const EVENT = {
  ...{ id: "event-1", slug: "syntaxsiege", title: "Syntax Siege 2025", fee: 36_000 },
  ...{ minTeamSize: 3, maxTeamSize: 3, qualifyingRank: 1 },
};
const teamFixture = (ranking: number | null, version: string) => ({
  ...{ id: "team-1", name: "Segfault", ranking, version, reference: "SS-1", note: null, place: null },
  ...{ paymentStatus: "incomplete", qualified: false, event: EVENT, leader: LEADER, members: [] },
});

test("a ranking that another admin saved first is shown, and replaced only by the next save", async () => {
  const sent: unknown[] = [];
  const onSaved = jest.fn();
  renderScreen(<TeamForm team={teamFixture(null, "1") as unknown as AdminTeam} onSaved={onSaved} />, {
    teamsPage: () => ({ edges: [{ node: teamFixture(3, "2") }], pageInfo: { hasNextPage: false } }),
    updateTeam: ({ input: { ranking, version } }) => {
      sent.push({ ranking, version });
      if (version !== "2") throw refusal("VERSION_CHANGED");
      return { message: "Team updated.", team: teamFixture(7, "3") };
    },
  });
  const save = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await userEvent.click(await screen.findByRole("button", { name: "Change the ranking" }));
  };
  await userEvent.type(screen.getByLabelText(/^Ranking/), "7");
  await save();
  expect(await screen.findByRole("region", { name: "Their version" })).toHaveTextContent("Ranking3");
  expect(onSaved).not.toHaveBeenCalled();
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith("Team updated."));
  expect(sent).toEqual([
    { ranking: 7, version: "1" },
    { ranking: 7, version: "2" },
  ]);
});
