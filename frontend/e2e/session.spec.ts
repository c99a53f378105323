import type { Page } from "@playwright/test";
import { logInHere, spoilNextToken, storedToken, withoutLiveChanges } from "./support/own-session";
import { freshUtr, unfold } from "./support/payment";
import { asStudent, enter, newStudent, newTeam } from "./support/students";
import { expectGoodAtWidths } from "./support/at-widths";
import { goWithin, openPage } from "./support/open-page";
import { watchOperation } from "./support/operations";
import { expect, test } from "./support/test";

const utr = (page: Page) => page.getByLabel("Transaction ID or UTR");
const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
const bar = (page: Page) => page.getByRole("banner");
const REPORTED = "Form submitted successfully! Payment status updated to pending.";

/**
 * The form's texts and destinations are tested in frontend/src/features/accounts/components/entrance/
 * log-in-form.test.tsx and frontend/src/pages/login/.
 */
test("a session ended from another device: login comes back to the page with what was typed; an ended token is renewed unseen, and the form is sent once", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const asha = await newStudent(site, "Asha Rao");
  const team = await newTeam(site, asha);
  await withoutLiveChanges(page);
  await enter(page, asha, "/payment");
  const number = freshUtr();
  await unfold(page);
  await utr(page).fill(number);
  await endEveryOtherSession(asha);
  const reports = watchOperation(page, "reportPayment");

  await test.step("the submit meets it, and /login asks who is there", async () => {
    await submit(page);
    await expect(page).toHaveURL("/login?next=%2Fpayment");
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
    await expect(page.getByText(/^Your session expired or was ended/)).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(asha.email);
    expect(await storedToken(page)).toBeNull();
    expect(await reports()).toEqual(["UNAUTHENTICATED"]);
    await logInHere(page, { ...asha, password: "not the password" });
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Error: Invalid Username or Password");
    await expectGoodAtWidths(page);
  });
  await test.step("the number is in the field again, and the same submit works, although its token has ended", async () => {
    await logInHere(page, asha);
    await expect(page).toHaveURL("/payment");
    await expect(utr(page)).toHaveValue(number);
    let renewals = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/refresh")) renewals += 1;
    });
    await spoilNextToken(page, "reportPayment");
    await submit(page);
    await expect(page.getByRole("alert").filter({ hasText: REPORTED })).toBeVisible();
    await expect(page).toHaveURL("/payment");
    // The server rejected the first two requests before they changed anything.
    expect(await reports()).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED", "done"]);
    expect(renewals).toBe(1);
    const { teamPayment } = await stepsOf(page, team.id);
    expect(teamPayment.steps.map(({ to, transactionId }) => [to, transactionId])).toEqual([
      ["pending", number],
    ]);
  });

  async function endEveryOtherSession(student: typeof asha): Promise<void> {
    const query = "mutation { endOtherSessions { message } }";
    const { data } = await asStudent(site, student, "POST", "/graphql", { query });
    expect(data).toEqual({ endOtherSessions: { message: "All other devices were logged out." } });
  }
});

// frontend/src/shared/apollo/apollo-boundary.test.tsx and frontend/src/shared/drafts/preserved-state.test.tsx test a
// login in another tab without an earlier Logout.
test("two tabs agree: Logout in one leads the other away and forgets what it showed", async ({
  openPerson,
  site,
}) => {
  const one = await openPerson();
  const [asha, ravi] = [await newStudent(site, "Asha Rao"), await newStudent(site, "Ravi Kumar")];
  const [hers, his] = [await newTeam(site, asha), await newTeam(site, ravi)];
  const two = await one.context().newPage();

  await test.step("Login in one shows in the other's bar, without a reload", async () => {
    await openPage(two, "/events");
    await expect(bar(two).getByRole("link", { name: "Login" })).toBeVisible();
    await one.goto("/login?next=/payment");
    await logInHere(one, asha);
    await expect(one.getByLabel("Team Name")).toHaveValue(hers.name);
    await expect(bar(two).getByRole("button", { name: /Asha Rao/ })).toBeVisible();
    await expect(bar(two).getByRole("link", { name: "Profile" })).toBeVisible();
  });
  await test.step("Logout in the other leads the first to /login", async () => {
    await unfold(one);
    await utr(one).fill("TYPED BY ASHA");
    await logOut(two);
    await expect(one).toHaveURL("/login?next=%2Fpayment");
    await expect(bar(one).getByRole("link", { name: "Login" })).toBeVisible();
  });
  await test.step("another user's login in one: the other shows theirs, and nothing from before", async () => {
    await goWithin(two, "/login?next=/payment");
    await logInHere(two, ravi);
    await expect(two.getByLabel("Team Name")).toHaveValue(his.name);
    await expect(bar(one).getByRole("button", { name: /Ravi Kumar/ })).toBeVisible();
    // Navigates without loading a document, so that the page keeps its state in memory.
    await goWithin(one, "/payment");
    await expect(one.getByLabel("Team Name")).toHaveValue(his.name);
    await expect(utr(one)).toHaveValue("");
    await expect(one.getByText(hers.name)).toHaveCount(0);
  });
});

async function logOut(page: Page): Promise<void> {
  await bar(page)
    .getByRole("button", { name: /account menu/ })
    .click();
  await page.getByRole("navigation", { name: "Account" }).getByRole("button", { name: "Logout" }).click();
}

/** Returns a payment's steps as the server stores them. */
async function stepsOf(page: Page, teamId: string) {
  const query = "query ($teamId: ID!) { teamPayment(teamId: $teamId) { steps { to transactionId } } }";
  const reply = await page.request.post("/graphql", {
    data: { query, variables: { teamId } },
    headers: { authorization: `Bearer ${String(await storedToken(page))}` },
  });
  const { data } = (await reply.json()) as {
    data: { teamPayment: { steps: { to: string; transactionId: string }[] } };
  };
  return data;
}
