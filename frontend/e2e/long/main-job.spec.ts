import type { Page } from "@playwright/test";
import { mailedCode } from "../support/people";
import { freshUtr, REPORTED } from "../support/payment";
import { CountedPhone, PHONE, Tally } from "../support/phone";
import type { Site } from "../support/site";
import { asStudent, superadmin } from "../support/students";
import { expect, test } from "../support/test";

/*
 * Counts the main job on a phone: from the home page to a registered team of three, each with a handle, and a reported
 * payment if the fee is due. The counts are for all three people together.
 *
 * - A stop is a page or dialog of the site on which a person has to do something or wait. A task outside the site, such
 *   as paying in the bank's app, is also a stop. A page that moves on by itself is not. Waiting for the mail counts as
 *   part of the code dialog: the subject begins with the code, so people read it in the phone's notification. The first
 *   study counted each person's mail as a separate stop. To compare with that study, the printed line also has the
 *   number of stops if each mail is counted.
 * - A tap is a touch on a page of the site. Touches in other apps (the share sheet, the chat, the bank) are not
 *   counted, because no change of the site could make them fewer.
 * - A key is a typed character, or the keyboard's own key for the next field or for sending. The phone fills in no
 *   fields by itself, and passwords stored by the browser are not used. Students copy the code from the mail's
 *   notification.
 *
 * The first study, before any improvement, counted 27 stops, 58 taps and 244 keys.
 */
const GOALS = {
  "leader first": { stops: 9, taps: 20, keys: 110 },
  "members first": { stops: 11, taps: 24, keys: 110 },
} as const;

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "no-preference" }, reusesPages: false });

interface Student {
  readonly first: string;
  readonly last: string;
  /** The part of the e-mail address before @gmail.com. */
  readonly mailbox: string;
  readonly handle: string;
}
const ASHA = { first: "Asha", last: "Rao", mailbox: "asharao.24", handle: "asha_rao" };
const RAVI = { first: "Ravi", last: "Sen", mailbox: "ravisen.07", handle: "ravi.sen" };
const MEERA = { first: "Meera", last: "Das", mailbox: "meera.das1", handle: "meera_d1" };

/**
 * Returns a similar student for the second test, because each e-mail address can have only one account and each handle
 * only one person.
 */
const again = (student: Student): Student => ({
  ...student,
  mailbox: student.mailbox.replace(/.$/, "9"),
  handle: student.handle.replace(/.$/, "9"),
});

/**
 * Signs a student up, starting on the sign-up page. A student who joins through a link also fills in their handle, as
 * the last field.
 */
async function signUp(phone: CountedPhone, site: Site, who: Student, { joins }: { readonly joins: boolean }) {
  await phone.stop("Sign up", (page) => page.getByRole("heading", { name: "Sign Up" }));
  await phone.sees((page) => page.locator("input:focus[name=firstName]"));
  await phone.type(who.first);
  await phone.next();
  await phone.type(who.last);
  await phone.next();
  await phone.type(who.mailbox);
  await phone.tap((page) => page.getByRole("button", { name: "@gmail.com" }));
  await phone.send();
  await phone.sees((page) => page.locator("input:focus[autocomplete=one-time-code]"));
  await phone.copiedElsewhere(await mailedCode(site, `${who.mailbox}@gmail.com`));
  await phone.tap((page) => page.getByRole("button", { name: "Paste code" }));
  await phone.sees((page) => page.getByText("Verified", { exact: true }));
  await phone.tap((page) => page.getByRole("button", { name: "Suggest a password" }));
  if (joins) await phone.type(who.handle);
  await phone.tap((page) => page.getByRole("button", { name: "Register" }));
  await phone.sees((page) => page.getByText("Registration successful! Redirecting to login..."));
}

/** Goes from the home page to the team registration, and signs the student up on the way. */
async function signUpFromHome(phone: CountedPhone, site: Site, who: Student) {
  await phone.begin("/");
  await phone.stop("Home", (page) => page.getByRole("heading", { level: 1 }));
  await phone.tap((page) =>
    page
      .getByRole("main")
      .getByRole("link", { name: /^Register/ })
      .first(),
  );
  await signUp(phone, site, who, { joins: false });
}

const registration = (page: Page) => page.getByRole("heading", { name: "Team Registration" });

/** Creates the team and shares its invitation link. Returns the link's path. */
async function makeTeam(phone: CountedPhone, who: Student, name: string): Promise<string> {
  await phone.stop("Registration", registration);
  await phone.sees((page) => page.locator("input:focus[name=name]"));
  await phone.type(name);
  await phone.next();
  await phone.type(who.handle);
  await phone.tap((page) => page.getByRole("button", { name: "Create Team" }));
  await phone.tap((page) => page.getByRole("button", { name: "Share invitation link" }));
  return new URL(await phone.shared()).pathname;
}

/** Lets the team qualify, and has the leader pay and report the payment. */
async function pay(phone: CountedPhone, site: Site, name: string): Promise<void> {
  const admin = await superadmin(site);
  const { teams } = await asStudent(site, admin, "GET", "/api/superadmin/teams");
  const team = (teams as { _id: string; name: string; members: { codeforceHandle: string }[] }[]).find(
    (one) => one.name === name,
  );
  expect(team?.members).toHaveLength(2);
  await asStudent(site, admin, "PUT", `/api/superadmin/teams/${String(team?._id)}`, { ranking: 1 });
  await phone.tap((page) => page.getByRole("main").getByRole("link", { name: "Proceed to Payment" }).first());
  await phone.stop("Payment", (page) => page.getByRole("heading", { name: "Payment", exact: true }));
  await phone.tap((page) => page.getByRole("link", { name: "Open a UPI app" }));
  expect(await phone.opened()).toContain("upi://pay?");
  phone.stopOutside("UPI app");
  await phone.returns();
  await phone.sees((page) => page.locator("input:focus[name=transactionId]"));
  await phone.type(freshUtr());
  await phone.tap((page) => page.getByRole("button", { name: "Submit" }));
  await phone.sees((page) => page.getByRole("alert").filter({ hasText: REPORTED }));
}

function expectWithinGoal(order: keyof typeof GOALS, tally: Tally): void {
  const codes = tally.stops.filter((stop) => stop.endsWith(": Sign up")).length;
  console.log(`${order}: ${tally.text}; with the mails apart ${String(tally.stops.length + codes)} stops`);
  const { stops, taps, keys } = tally;
  const goal = GOALS[order];
  expect(stops.length, stops.join("\n")).toBeLessThanOrEqual(goal.stops);
  expect(taps, "taps").toBeLessThanOrEqual(goal.taps);
  expect(keys, "keys").toBeLessThanOrEqual(goal.keys);
}

test("leader first: the members sign up by the link", async ({ site, openPerson }) => {
  const tally = new Tally();
  const phone = async (who: string) => CountedPhone.of(who, await openPerson(PHONE), tally);
  const leader = await phone("leader");
  await signUpFromHome(leader, site, ASHA);
  const link = await makeTeam(leader, ASHA, "Rangers");
  for (const who of [RAVI, MEERA]) {
    const member = await phone(who.first);
    await member.begin(link);
    await member.stop("Invitation", (page) => page.getByRole("heading", { name: "Join Rangers" }));
    await member.tap((page) => page.getByRole("link", { name: "Sign up and join" }));
    await signUp(member, site, who, { joins: true });
    await member.sees((page) => page.getByText("You are in the team now."));
    await member.sees((page) => page.getByRole("link", { name: new RegExp(who.handle) }));
    await member.leaves();
  }
  await pay(leader, site, "Rangers");
  await leader.agrees();
  expectWithinGoal("leader first", tally);
});

test("members first: they have accounts when the leader makes the team", async ({ site, openPerson }) => {
  const tally = new Tally();
  const phone = async (who: string) => CountedPhone.of(who, await openPerson(PHONE), tally);
  const mates = [again(RAVI), again(MEERA)];
  const phones: CountedPhone[] = [];
  for (const who of mates) {
    const member = await phone(who.first);
    phones.push(member);
    await signUpFromHome(member, site, who);
    await member.sees(registration);
  }
  const leader = await phone("leader");
  await signUpFromHome(leader, site, again(ASHA));
  const link = await makeTeam(leader, again(ASHA), "Pioneer");
  for (const [index, member] of phones.entries()) {
    await member.begin(link);
    await member.stop("Invitation", (page) => page.getByRole("heading", { name: "Join Pioneer" }));
    await member.tap((page) => page.getByLabel(/Your Codeforces handle/));
    await member.type(String(mates[index]?.handle));
    await member.tap((page) => page.getByRole("button", { name: "Join Pioneer" }));
    await member.sees((page) => page.getByText("You are in the team now."));
    await member.leaves();
  }
  await pay(leader, site, "Pioneer");
  await leader.agrees();
  expectWithinGoal("members first", tally);
});
