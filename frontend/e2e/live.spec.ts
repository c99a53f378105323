import { freshUtr, openAsLeader, PAYMENT, status } from "./support/payment";
import { asStudent, superadmin } from "./support/students";
import { expect, test } from "./support/test";

/** registration.spec.ts and payment.spec.ts test how soon other open pages show a change. */
test("six visible windows of one person share one stream: all follow, every request is answered, and one may close", async ({
  openPerson,
  site,
}) => {
  const first = await openPerson();
  const { leader, team } = await openAsLeader(first, site);
  const windows = [first];
  while (windows.length < 6) {
    // Opens each window from the first window, because windows in one process load the site's scripts only once.
    const opened = first.context().waitForEvent("page");
    await first.evaluate((path) => void open(path), PAYMENT);
    windows.push(await opened);
  }
  const last = windows.at(-1) ?? first;
  await expect(last.getByRole("heading", { level: 1 })).toBeVisible();
  // A browser allows six HTTP/1.1 connections per host. If each window had its own stream, this request would wait
  // forever.
  const answered = () =>
    last.evaluate(async () => (await fetch("/healthz", { signal: AbortSignal.timeout(5000) })).status);
  expect(await answered()).toBe(200);

  const report = { teamId: team.id, paymentStatus: "pending", transactionId: freshUtr() };
  await asStudent(site, leader, "POST", "/api/teams/paymentStatus", report);
  for (const page of windows) await expect(status(page)).toContainText("We check each transfer");

  await first.close();
  const decision = { decision: "accepted" };
  await asStudent(
    site,
    await superadmin(site),
    "POST",
    `/api/superadmin/payments/${team.id}/decision`,
    decision,
  );
  for (const page of windows.slice(1)) await expect(status(page)).toContainText("Your team has paid.");
  expect(await answered()).toBe(200);
});
