import { graphql } from "./support/demo-site";
import { beginToday } from "./support/desk";
import { SHIFT, shiftsSoFar, watchShifts } from "./support/layout-shift";
import { lateAnswers } from "./support/still-controls";
import type { Site } from "./support/site";
import {
  asStudent,
  logInOnPage,
  newStudent,
  newTeam,
  superadmin,
  type Student,
  uniqueHandle,
} from "./support/students";
import { decidePayment, reportPayment } from "./support/teams";
import { expect, test } from "./support/test";

/*
 * On a student's pages the layout does not shift, however late the data arrives: the replies are held back and arrive
 * one at a time, the newest request's first. admin-still.spec.ts checks the same in the admin area.
 */
test.use({ siteOf: "students-still" }); // with an event of its own, because the paid team's event begins today
test.describe.configure({ mode: "parallel" });

const PATHS = [
  "/profile",
  "/dashboard",
  "/events/current/registration",
  "/events/current/team",
  "/events/current/team-mates",
  "/payment",
  "/pass",
  "/createTeam",
];
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 1000 };

type Size = typeof PHONE;
type SetUp = (site: Site, student: Student) => Promise<unknown>;
/** Only the students with the most on their pages also use a desktop, because each visit takes a second. */
const STATES: readonly (readonly [string, readonly Size[], SetUp])[] = [
  ["without a team", [PHONE], () => Promise.resolve()],
  ["without a team, but with an invitation", [PHONE], invite],
  [
    "alone in a team, with an invitation, an invited person and a request to join",
    [PHONE, DESKTOP],
    async (site, leader) => {
      const { id: teamId } = await newTeam(site, leader);
      await invite(site, leader);
      await newStudent(site, "Ravi Sen").then(({ email }) =>
        asStudent(site, leader, "POST", "/api/eventTeam/invitations", { teamId, email }),
      );
      await graphql(site, leader, LIST_TEAM, { input: { teamId, line: "We need one more." } });
      await graphql(site, await newStudent(site, "Meera Das"), ASK, { input: { teamId } });
    },
  ],
  ["in a full team", [PHONE], fullTeam],
  [
    "in a paid team, with handles and a pass",
    [PHONE, DESKTOP],
    async (site, leader) => {
      const { id: teamId } = await fullTeam(site, leader);
      const { myTeam } = await graphql<MyTeam>(site, leader, MY_TEAM);
      for (const { id: memberId } of [myTeam.leader, ...myTeam.members]) {
        const codeforcesHandle = uniqueHandle("asha");
        await graphql(site, leader, SET_HANDLE, { input: { teamId, memberId, codeforcesHandle } });
      }
      const admin = await superadmin(site);
      await beginToday(site, admin);
      await graphql(site, admin, RANK, { input: { teamId, ranking: 1 } });
      await reportPayment(site, leader, teamId);
      await decidePayment(site, teamId, { decision: "accepted" });
    },
  ],
];
const LIST_TEAM = "mutation ($input: ListTeamInput!) { listTeam(input: $input) { __typename } }";
const ASK = "mutation ($input: TeamIdInput!) { requestToJoin(input: $input) { message } }";
const MY_TEAM = "query { myTeam { leader { id } members { id } } }";
interface MyTeam {
  readonly myTeam: { readonly leader: { readonly id: string }; readonly members: { readonly id: string }[] };
}
const SET_HANDLE = "mutation ($input: UpdateHandleInput!) { updateHandle(input: $input) { message } }";
const RANK = "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message } }";

for (const [who, windows, setUp] of STATES)
  test(`a student ${who}: the layout does not shift while data arrives`, async ({ openPerson, site }) => {
    const leader = await newStudent(site, "Asha Rao");
    await setUp(site, leader);
    const page = await openPerson();
    const session = await logInOnPage(page, leader);
    const withLateAnswers = await lateAnswers(page);
    await page.addInitScript(watchShifts);
    // Fonts that arrive between two replies would move text by chance. public-pages.spec.ts checks late fonts.
    await page.route("**/*.woff2", (route) => route.abort());
    // Clears the storage, so that each visit is like the first one after a login.
    await page.addInitScript((text) => {
      for (const storage of [localStorage, sessionStorage]) storage.clear();
      localStorage.setItem("user", text);
    }, session);
    for (const window of windows) {
      await page.setViewportSize(window);
      for (const path of PATHS) {
        await withLateAnswers(() => page.goto(path));
        const { total, moved } = await shiftsSoFar(page);
        expect.soft(total, `${path} at ${String(window.width)} px: ${moved}`).toBeLessThanOrEqual(SHIFT);
      }
    }
  });

/** Creates another team, whose leader invites the student. */
async function invite(site: Site, { email }: Student): Promise<void> {
  const other = await newStudent(site, "Bela Nair");
  const { id: teamId } = await newTeam(site, other);
  await asStudent(site, other, "POST", "/api/eventTeam/invitations", { teamId, email });
}

async function fullTeam(site: Site, leader: Student) {
  return newTeam(site, leader, [await newStudent(site, "Ravi Sen"), await newStudent(site, "Meera Das")]);
}
