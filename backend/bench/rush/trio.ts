import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "./browser.js";
import type { Figures } from "./figures.js";
import type { Post } from "./post.js";

const PASSWORD = "a long enough password";
/** One in this many students also logs in with the password on another device. */
const SECOND_DEVICE_EVERY = 20;
/**
 * Milliseconds that a student takes to find the mail and type the code. People take far longer, but a short time makes
 * more requests overlap.
 */
const TYPING_MS = 1000;

export interface Rush {
  readonly url: string;
  readonly documents: ReadonlyMap<string, string>;
  readonly figures: Figures;
  readonly post: Post;
  /** The time of the reply to each code request (performance.now), keyed by e-mail address. */
  readonly promised: Map<string, number>;
}

interface Signed {
  readonly email: string;
  readonly browser: Browser;
}

/**
 * Simulates one team of up to three students, who start `gapMs` apart. Each student requests a code, enters it and
 * signs up. The first student creates a team and adds the others, who accept. Each student sets a handle and reads the
 * team.
 */
export async function runTrio(rush: Rush, first: number, size: number, gapMs: number): Promise<void> {
  const all = await Promise.all(
    Array.from({ length: size }, async (_, i) => {
      await sleep(i * gapMs);
      return signUp(rush, first + i);
    }),
  );
  const [leader, ...members] = all;
  if (!leader) return;
  await leader.browser.run("everything else", "TeamStatus", "myTeam");
  const made = (await leader.browser.run("everything else", "CreateTeam", "createTeam", {
    name: `Team ${String(first)}`,
  })) as { team: Team; session: { token: string } | null };
  if (made.session) leader.browser.token = made.session.token;
  for (const { email } of members) {
    await leader.browser.run("everything else", "AddMember", "addMember", { teamId: made.team.id, email });
  }
  await Promise.all(all.map(({ email, browser }) => playOn(browser, email)));
  for (const { browser } of all) browser.close();
}

async function signUp(rush: Rush, number: number): Promise<Signed> {
  const email = `rush${String(number)}@example.org`;
  const browser = new Browser(rush.url, rush.documents, rush.figures);
  await browser.run("everything else", "RequestEmailCode", "requestEmailCode", { email });
  rush.promised.set(email, performance.now());
  const otp = await rush.post.codeFor(email);
  await sleep(TYPING_MS);
  const proof = (await browser.run("everything else", "VerifyEmailCode", "verifyEmailCode", {
    email,
    otp,
  })) as {
    emailToken: string;
  };
  const signed = (await browser.run("sign-up", "SignUp", "signUp", {
    name: `Student ${String(number)}`,
    email,
    phone: "9876543210",
    password: PASSWORD,
    role: "USER",
    college: "Sample College of Engineering",
    universityRollNo: `R-${String(number)}`,
    emailToken: proof.emailToken,
  })) as { token?: string };
  browser.token = signed.token ?? (await logIn(browser, email));
  if (number % SECOND_DEVICE_EVERY === 0) {
    const other = new Browser(rush.url, rush.documents, rush.figures);
    await logIn(other, email);
    other.close();
  }
  return { email, browser };
}

async function logIn(browser: Browser, email: string): Promise<string> {
  const login = await browser.run("log-in", "LogIn", "logIn", { email, password: PASSWORD });
  return (login as { token: string }).token;
}

async function playOn(browser: Browser, email: string): Promise<void> {
  const team = (await browser.run("everything else", "TeamStatus", "myTeam")) as Team;
  const own = [team.leader, ...team.members].find((person) => person.email === email);
  if (own?.confirmed === false)
    await browser.run("everything else", "AcceptMembership", "acceptMembership", { teamId: team.id });
  await browser.run("everything else", "UpdateHandle", "updateHandle", {
    teamId: team.id,
    memberId: own?.id,
    codeforcesHandle: `h_${email.replace(/\W/g, "_")}`.slice(0, 24),
  });
  await browser.run("everything else", "TeamStatus", "myTeam");
}

interface Team {
  readonly id: string;
  readonly leader: Person;
  readonly members: readonly Person[];
}
interface Person {
  readonly id: string;
  readonly email: string;
  readonly confirmed: boolean;
}
