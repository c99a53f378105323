import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { graphql } from "./demo-site";
import type { Site } from "./site";
import { decidePayment, reportPayment } from "./teams";
import {
  enter,
  logInByApi,
  newStudent,
  newTeam,
  register,
  superadmin,
  type Credentials,
  type Student,
} from "./students";
import { expect } from "./test";

const EVENT = `query { currentEvent {
  id slug state title summary description image schedule venue maxTeamSize registrationOpensAt registrationClosesAt
} }`;

/** Moves the current event to today, with a fee and open registration. */
export async function beginToday(site: Site, admin: Student): Promise<void> {
  const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
  const { currentEvent } = await graphql<{ currentEvent: { id: string } }>(site, admin, EVENT);
  const { id: eventId, ...kept } = currentEvent;
  const days = { firstDay: today, lastDay: today, fee: 36_000, qualifyingRank: 1, notices: [] };
  const update = "mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { message } }";
  await graphql(site, admin, update, { input: { eventId, ...kept, ...days, registration: "open" } });
}

/** Prepares the day of an event: a team that may come (Asha, Ravi), one that has not paid (Meera), and a helper. */
export async function setUpDesk(site: Site) {
  const admin = await superadmin(site);
  await beginToday(site, admin);
  const asha = await newStudent(site, "Asha Rao");
  const paid = await newTeam(site, asha, [await newStudent(site, "Ravi Kumar")]);
  const meera = await newStudent(site, "Meera Nair");
  const unpaid = await newTeam(site, meera);
  const rank = "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message } }";
  for (const { id: teamId } of [paid, unpaid])
    await graphql(site, admin, rank, { input: { teamId, ranking: 1 } });
  await reportPayment(site, asha, paid.id);
  await decidePayment(site, paid.id, { decision: "accepted" });
  const passes = "query ($teamId: ID!) { teamPasses(teamId: $teamId) { isOwn qrSvg } }";
  const { teamPasses } = await graphql<{ teamPasses: { isOwn: boolean; qrSvg: string }[] }>(
    site,
    asha,
    passes,
    { teamId: paid.id },
  );
  const pass = teamPasses.find(({ isOwn }) => isOwn)?.qrSvg;
  if (pass === undefined) throw new Error("no pass");
  return { asha, pass, helper: await helperOf(site) };
}

const LIST = "{ checkInList { desk { eventId sessions { id } } people { id name } } }";
const CHECK_IN = "mutation ($input: CheckInInput!) { checkIn(input: $input) { results { outcome } } }";

/** Checks people in at the desk of the current event, without a browser. Returns the verdicts. */
export async function checkInByApi(site: Site, helper: Credentials, names: readonly string[]) {
  const caller = await logInByApi(site, "Desk Helper", helper);
  type Desk = { readonly eventId: string; readonly sessions: readonly { readonly id: string }[] };
  type List = {
    readonly desk: Desk;
    readonly people: readonly { readonly id: string; readonly name: string }[];
  };
  const { checkInList } = await graphql<{ readonly checkInList: List }>(site, caller, LIST);
  const { desk, people } = checkInList;
  const at = new Date().toISOString();
  const entries = names.map((name) => ({
    id: randomUUID(),
    memberId: people.find((person) => person.name === name)?.id,
    method: "NAME",
    at,
  }));
  const input = { eventId: desk.eventId, sessionId: desk.sessions[0]?.id, sentAt: at, entries };
  type Reply = { readonly checkIn: { readonly results: readonly { readonly outcome: string }[] } };
  const { checkIn } = await graphql<Reply>(site, caller, CHECK_IN, { input });
  return checkIn.results.map(({ outcome }) => outcome);
}

/** Creates a helper whose only grant is `desk`. */
export async function helperOf(site: Site): Promise<Credentials> {
  const credentials = await register(site, "Desk Helper");
  const { session } = await logInByApi(site, "Desk Helper", credentials);
  const grant = "mutation ($input: SetGrantsInput!) { setGrants(input: $input) { message } }";
  await graphql(site, await superadmin(site), grant, { input: { userId: session.id, grants: ["DESK"] } });
  return credentials;
}

/** Opens the desk as a user and waits until its list and its files are stored on the phone. */
export async function openDesk(page: Page, credentials: Credentials): Promise<void> {
  await enter(page, credentials, "/desk");
  await expect(page.getByLabel("Session")).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => (await caches.match("/desk")) !== undefined);
}
