import { asStudent, enter, newStudent, newTeam, superadmin } from "./support/students";
import { expectAccessible } from "./support/axe";
import { expectFitAtWidths, expectGoodAtWidths } from "./support/at-widths";
import { look } from "./support/look";
import {
  freshUtr,
  note,
  openAsLeader,
  PAYMENT,
  REPORTED,
  status,
  steps,
  submit,
  unfold,
  utr,
} from "./support/payment";
import { expect, test } from "./support/test";

test("the account: a code and a link that hold the payment, and a Copy button for each value", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openAsLeader(page, site);
  const transfer = page.getByRole("region", { name: "Transfer" });
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  await expect(page).toHaveTitle(/^Payment/);

  // A phone cannot scan its own screen: the app first, the code for another phone.
  const picture = page.waitForEvent("download");
  await transfer.getByText("Pay from another phone").click();
  await transfer.getByRole("button", { name: "Save QR" }).click();
  expect((await picture).suggestedFilename()).toBe("upi-qr.png");
  const code = transfer.getByRole("img", { name: "QR code that pays ₹360 to the club by UPI" });
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(100);
  const link = transfer.getByRole("link", { name: "Open a UPI app" });
  const upi = new URL((await link.getAttribute("href")) ?? "");
  const reference = upi.searchParams.get("tr") ?? "";
  expect(reference).toMatch(/^[A-Z0-9-]{6,}$/);
  expect(upi.protocol + upi.hostname + upi.pathname).toMatch(/^upi:\/*pay$/);
  expect(Object.fromEntries(upi.searchParams)).toMatchObject({
    pa: "club@upi",
    pn: "Coding Club",
    am: "360.00",
    cu: "INR",
  });
  expect(upi.searchParams.get("tn")).toContain(reference);
  // This browser has no such app: the page remains, and the details below it can be used.
  await link.click();

  await page.clock.pauseAt(Date.now() + 60_000);
  const values = {
    "UPI id": "club@upi",
    "Account name": "Coding Club",
    "Account number": "001234567890",
    IFSC: "TEST0001234",
    Amount: "360",
    Reference: reference,
  };
  for (const [what, text] of Object.entries(values)) {
    await transfer.getByRole("button", { name: `Copy ${what}`, exact: true }).click();
    await expect(transfer.getByRole("button", { name: `Copied ${what}`, exact: true })).toBeVisible();
    await expect(note(page, `${what} copied`)).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.clock.runFor(1_999);
    await expect(transfer.getByRole("button", { name: `Copied ${what}`, exact: true })).toBeVisible();
    await page.clock.runFor(1);
    await expect(transfer.getByRole("button", { name: `Copy ${what}`, exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a leader reports, the club rejects and accepts on the open page", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 800 });
  const { team } = await openAsLeader(page, site);
  const admin = await superadmin(site);
  const decide = (decision: string, reason?: string) =>
    asStudent(site, admin, "POST", `/api/superadmin/payments/${team.id}/decision`, { decision, reason });
  const number = freshUtr();

  const rank = (ranking: number | null) =>
    asStudent(site, admin, "PUT", `/api/superadmin/teams/${team.id}`, { ranking });

  await test.step("incomplete: nothing is due until the ranking qualifies, and where the number stands", async () => {
    await expect(status(page)).toContainText("not due");
    await expect(status(page)).toContainText("Nothing has been reported yet.");
    await expect(note(page, "Nothing is due yet. Registering is free; a team pays ₹360")).toBeVisible();
    await expect(status(page)).toContainText("There is nothing to pay at the moment.");
    await expectFitAtWidths(page, "payment-not-due");
    await rank(1);
    await expect(status(page)).toContainText(
      "Transfer the fee first, then report the transfer with its number.",
    );
    await expect(note(page, "Nothing is due yet.")).toHaveCount(0);
    await expectFitAtWidths(page, "payment-due");
    const help = page.getByText("Where do I find it?");
    await help.press("Enter");
    const places = ["Google Pay", "PhonePe", "Paytm", "BHIM", "Amazon Pay", "Net banking", "The bank’s SMS"];
    await expect(page.getByRole("group").getByRole("term")).toHaveText(places);
    for (const word of ["UTR", "UPI transaction ID", "UPI Ref. No.", "12 digits"])
      await expect(page.getByRole("group").filter({ hasText: word })).toBeVisible();
    await expectGoodAtWidths(page, "payment-help");
  });

  await test.step("without a number, and with one that is none", async () => {
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Error: Please provide both Transaction ID and Team Name.",
    );
    await expect(utr(page)).toBeFocused();
    await utr(page).fill("1!");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await submit(page).click();
    await expect(utr(page)).toHaveAccessibleDescription(/Transaction ID must be 8 to 64 letters and digits/);
    await expect(utr(page)).toBeFocused();
    await expectGoodAtWidths(page, "payment-wrong");
  });

  await test.step("reported: the specification's alert, pending, the first step, no form", async () => {
    await utr(page).fill(` ${number.slice(0, 6)} ${number.slice(6)} `);
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText(`Success: ${REPORTED}`);
    const bar = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await page.getByRole("alert").boundingBox())?.y)
      .toBeGreaterThan(bar?.height ?? NaN);
    await expect(utr(page)).toHaveCount(0);
    await expect(steps(page)).toHaveText([
      new RegExp(
        `^pendingReported by Asha Rao.* IST.*Transaction ID ${number.replace(/(.{4})(?=.)/g, "$1 ")}$`,
      ),
    ]);
    await expectGoodAtWidths(page, "payment-pending");
  });

  await test.step("rejected: the open page says why and takes another report", async () => {
    await decide("rejected", "No transfer with this UTR reached us.");
    await expect(page.getByRole("heading", { name: "Report again" })).toBeVisible();
    await expect(
      status(page).getByText("Why it was rejected: No transfer with this UTR reached us."),
    ).toBeVisible();
    // What was said of the first report is no longer true.
    await expect(page.getByText(REPORTED)).toHaveCount(0);
    await expect(steps(page)).toHaveCount(2);
    await expect(steps(page).last()).toContainText("Reason: No transfer with this UTR reached us.");
    await expectGoodAtWidths(page, "payment-rejected");
  });

  await test.step("reported again and accepted: nothing is left to do", async () => {
    await utr(page).fill(freshUtr());
    await utr(page).press("Enter");
    await expect(page.getByRole("alert")).toHaveText(`Success: ${REPORTED}`);
    await decide("accepted");
    await expect(status(page)).toContainText(
      "The club found the transfer. Your team is paid up, and nothing is left to do.",
    );
    await expect(steps(page)).toHaveText([/^pending/, /^rejected/, /^pending/, /^accepted/]);
    await expect(utr(page)).toHaveCount(0);
    await expectGoodAtWidths(page, "payment-accepted");
    await page.getByRole("link", { name: "People" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Manage Team" })).toBeVisible();
  });
});

test("a member sees how it stands, and hears of everything without a reload", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  const [leader, member] = [await newStudent(site, "Asha Rao"), await newStudent(site, "Ravi Kumar")];
  const team = await newTeam(site, leader, [member]);
  // With the cookie: leading the team changes the role, and so the token.
  await enter(page, member, PAYMENT);
  await expect(
    note(
      page,
      "Only the team’s leader can report the payment, so that it is not paid twice. Your leader is Asha Rao.",
    ),
  ).toBeVisible();
  await expect(status(page)).toContainText("There is nothing to pay at the moment.");
  await expect(utr(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Transfer" })).toHaveCount(0);
  await look(page, "payment-member");
  await expectAccessible(page);

  await test.step("the leader reports", async () => {
    const transactionId = freshUtr();
    const report = { teamId: team.id, paymentStatus: "pending", transactionId };
    await asStudent(site, leader, "POST", "/api/teams/paymentStatus", report);
    await expect(steps(page)).toHaveText([/^pendingReported by Asha Rao/]);
  });
  await test.step("it is rejected and the leader hands the team over: the form is there", async () => {
    const decision = { decision: "rejected", reason: "No such transfer." };
    const admin = await superadmin(site);
    await asStudent(site, admin, "POST", `/api/superadmin/payments/${team.id}/decision`, decision);
    await expect(status(page)).toContainText("Your team's leader can report the payment again.");
    const graphql = (query: string, variables: object = {}) =>
      asStudent(site, leader, "POST", "/graphql", { query, variables });
    const { data } = await graphql("{ myTeam { members { id } } }");
    const [next] = (data as { myTeam: { members: { id: string }[] } }).myTeam.members;
    const { errors } = await graphql(
      "mutation ($input: TransferTeamInput!) { transferTeam(input: $input) { message } }",
      { input: { teamId: team.id, memberId: next?.id } },
    );
    expect(errors).toBeUndefined();
    await expect(page.getByLabel("Team Name")).toHaveValue(team.name);
    await expect(page.getByRole("heading", { name: "Report again" })).toBeVisible();
  });
});

test("without a team: Team not found., also when the team goes while one looks", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  const leader = await newStudent(site, "Asha Rao");
  const team = await newTeam(site, leader);
  await enter(page, leader, PAYMENT);
  await unfold(page);
  await expect(utr(page)).toBeVisible();
  await asStudent(site, leader, "POST", "/graphql", {
    query: `mutation { deleteTeam(input: { teamId: "${team.id}" }) { message } }`,
  });
  await expect(page.getByText("Team not found.", { exact: true })).toBeVisible();
  await expect(utr(page)).toHaveCount(0);
  await look(page, "payment-no-team");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to team registration" }).click();
  await expect(page).toHaveURL("/events/syntaxsiege/registration");
});
