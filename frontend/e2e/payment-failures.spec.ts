import { asStudent, enter, newStudent, newTeam } from "./support/students";
import { expectAccessible } from "./support/axe";
import { look } from "./support/look";
import { onOperation, watchOperation } from "./support/operations";
import {
  freshUtr,
  note,
  openAsLeader,
  PAYMENT,
  REPORTED,
  status,
  submit,
  unfold,
  utr,
  withoutStream,
} from "./support/payment";
import { expect, test } from "./support/test";

test("what fails says why in the specification's words, and nothing typed is lost", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  const other = await newStudent(site, "Ravi Kumar");
  const taken = freshUtr();
  await asStudent(site, other, "POST", "/api/teams/paymentStatus", {
    teamId: (await newTeam(site, other)).id,
    paymentStatus: "pending",
    transactionId: taken,
  });
  await openAsLeader(page, site);

  await test.step("another team's number: the server's words, and not whose it is", async () => {
    await utr(page).fill(taken);
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Error: An error occurred: This transaction id was already reported. Check the number, or write to the club if it is yours.",
    );
    await expect(utr(page)).toHaveValue(taken);
    await look(page, "payment-taken");
    await expectAccessible(page);
  });
  await test.step("no answer, then a server that cannot say what went wrong", async () => {
    const number = freshUtr();
    await utr(page).fill(number);
    const online = await onOperation(page, "reportPayment", (route) => route.abort());
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText(
      "An error occurred: Failed to update payment status.The server did not answer.",
    );
    await online();
    const works = await onOperation(page, "reportPayment", (route) =>
      route.fulfill({ json: { errors: [{ message: "no", extensions: { code: "INTERNAL" } }] } }),
    );
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Error: An error occurred: Failed to update payment status.",
    );
    await expect(utr(page)).toHaveValue(number);
    await works();
  });
  await test.step("two presses while the answer is on its way send it once", async () => {
    let answer = (): void => undefined;
    const waited = new Promise<void>((resolve) => (answer = resolve));
    const stop = await onOperation(page, "reportPayment", async (route) => {
      await waited;
      await route.fallback();
    });
    const reports = watchOperation(page, "reportPayment");
    await submit(page).click();
    const busy = page.getByRole("button", { name: "Submitting..." });
    await expect(busy).toBeVisible();
    await busy.click({ force: true }); // it says that it is disabled
    await utr(page).press("Enter");
    answer();
    await expect(page.getByRole("alert")).toHaveText(`Success: ${REPORTED}`);
    expect(await reports()).toEqual(["done"]);
    await stop();
  });
});

test("a page that cannot fetch says which, and Try again works", async ({ openPerson, site }) => {
  const page = await openPerson();
  await withoutStream(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const leader = await newStudent(site, "Asha Rao");
  await newTeam(site, leader);
  for (const field of ["myTeam", "teamPayment"]) {
    await test.step(field, async () => {
      const back = await onOperation(page, field, (route) => route.abort());
      await enter(page, leader, PAYMENT);
      await expect(page.getByRole("alert")).toHaveText(
        "Error: Team ID could not be retrieved. Check your connection and try again.",
      );
      await look(page, `payment-no-${field}`);
      await expectAccessible(page);
      await back();
      await page.getByRole("button", { name: "Try again" }).click();
      await unfold(page);
      await expect(utr(page)).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
  await test.step("while it is on its way", async () => {
    await onOperation(page, "teamPayment", () => Promise.resolve());
    await page.reload();
    await expect(status(page).getByRole("status")).toHaveText("Loading...");
    await look(page, "payment-loading");
    await expectAccessible(page);
  });
});

test("no account of the club, or no fee: the page says so and shows none", async ({ openPerson, site }) => {
  const page = await openPerson();
  await withoutStream(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const leader = await newStudent(site, "Asha Rao");
  await newTeam(site, leader);
  const cases = [
    ["no-account", BARE, /^Note: The club has not set up its account for payments yet/],
    ["free", { amount: 0 }, "Note: This event is free, so there is nothing to pay."],
  ] as const;
  for (const [name, instructions, text] of cases) {
    const stop = await onOperation(page, "teamPayment", async (route) => {
      const reply = (await (await route.fetch()).json()) as {
        data: { teamPayment: { instructions: object } };
      };
      Object.assign(reply.data.teamPayment.instructions, instructions);
      await route.fulfill({ json: reply });
    });
    await enter(page, leader, PAYMENT);
    if (name === "no-account") await unfold(page);
    await expect(note(page, text)).toBeVisible();
    await expect(page.getByRole("img", { name: /QR code/ })).toHaveCount(0);
    await look(page, `payment-${name}`);
    await expectAccessible(page);
    await stop();
  }
});

const BARE = {
  configured: false,
  payeeName: null,
  upiId: null,
  accountNumber: null,
  ifsc: null,
  upiLink: null,
  qrSvg: null,
};
