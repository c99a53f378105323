import { SHIFT, shiftsSoFar, watchShifts } from "./support/layout-shift";
import { lateAnswers } from "./support/still-controls";
import type { Site } from "./support/site";
import { asStudent, logInOnPage, newStudent, newTeam, type Student } from "./support/students";
import { expect, test } from "./support/test";

/*
 * On a student's pages the layout does not shift, however late the data arrives: the replies are held back and arrive
 * one at a time, the newest request's first. admin-still.spec.ts checks the same in the admin area.
 */
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
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 1000 },
];

for (const [who, size, isInvited] of [
  ["without a team", 0, false],
  ["without a team, but with an invitation", 0, true],
  ["alone in a team, with an invitation", 1, true],
  ["in a full team", 3, false],
] as const)
  test(`a student ${who}: the layout does not shift while data arrives`, async ({ openPerson, site }) => {
    const people: Student[] = [await newStudent(site, "Asha Rao")];
    for (const name of ["Ravi Sen", "Meera Das"].slice(0, Math.max(0, size - 1)))
      people.push(await newStudent(site, name));
    const [leader, ...members] = people as [Student, ...Student[]];
    if (size > 0) await newTeam(site, leader, members);
    if (isInvited) await invite(site, leader);
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
    for (const window of WINDOWS) {
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
