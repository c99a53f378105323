import { startTestApp, type TestApp } from "../../app/testing/test-app.js";
import { newId } from "../../kernel/db/ids.js";
import type { CheckInEntry } from "../checkin/contract/check-in.inputs.js";
import { addTeams } from "../teams/testing/many-teams.js";
import { GIVER, giveOut } from "./testing/given-out.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CHOICE = {
  ...{ eventSlug: "genesis", without: [] as string[] },
  ...({ kind: "participation", source: "checkedIn" } as const),
};

/** Checks people in on the event's first day, as walk-ins, who are let in even if their team may not come. */
async function letIn(...people: readonly Partial<CheckInEntry>[]): Promise<readonly string[]> {
  const { checkIns, events } = app.application.services;
  const { id: eventId, firstDay } = await events.requireNamed(CHOICE.eventSlug);
  const at = new Date(`${firstDay}T04:30:00Z`);
  const entries = people.map((person): CheckInEntry => {
    return { id: newId(), method: "WALK_IN", at, note: "Came", ...person };
  });
  const input = { eventId, sessionId: firstDay, sentAt: at, entries };
  const { results } = await checkIns.checkIn(GIVER, input, at);
  expect(results.map(({ outcome }) => outcome)).toEqual(people.map(() => "IN"));
  return entries.map(({ id }) => id);
}

test("those who were checked in get one, walk-ins as well; who stayed away or was let in by mistake gets none", async () => {
  const { services } = app.application;
  const { checkIns, certificatePreviews, deskPeople, events } = services;
  expect((await certificatePreviews.preview(GIVER, CHOICE)).people).toEqual([]);
  await addTeams(services.db, "genesis", [
    { name: "Ranked", ranking: 2, leader: "Ravi Iyer", memberCount: 2 },
    { name: "Paid", paymentStatus: "accepted", leader: "Meera Nair" },
    { name: "Neither", leader: "Late Comer" },
  ]);
  const people = await deskPeople.ofEvent((await events.requireNamed("genesis")).id);
  const memberOf = (name: string) => ({ memberId: people.find((one) => one.name === name)?.id ?? "" });
  const [, , mistake = ""] = await letIn(
    memberOf("Ravi Iyer"),
    memberOf("Late Comer"),
    memberOf("Meera Nair"),
    { name: "Kiran Das" },
  );
  await checkIns.revert(GIVER, { checkInId: mistake, reason: "Another person" });

  const names = async (more: object = {}) =>
    (await certificatePreviews.preview(GIVER, { ...CHOICE, ...more })).people.map(({ name }) => name);
  expect((await names()).sort()).toEqual(["Kiran Das", "Late Comer", "Ravi Iyer"]);
  expect(await names({ kind: "rank" })).toEqual(["Ravi Iyer"]);
  expect((await names({ source: "teams" })).sort()).toEqual([
    "Meera Nair",
    "Member 1 of Ranked",
    "Ravi Iyer",
  ]);
  const certificates = await giveOut(services, CHOICE);
  expect(certificates.find(({ name }) => name === "Ravi Iyer")).toMatchObject({
    teamName: "Ranked",
    place: null,
  });
  expect(certificates.find(({ name }) => name === "Kiran Das")).toMatchObject({
    teamName: null,
    email: null,
  });
});
