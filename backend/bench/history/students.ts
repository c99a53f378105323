import type { Actor, Person } from "./stage.js";
import { numbered, uniqueMark } from "./stage.js";

/** The password of every account, including those that people.ts adds. */
export const PASSWORD = "rivers and lanterns 29";

interface Member {
  readonly id: string;
  readonly userId: string | null;
  readonly email: string | null;
  readonly confirmed: boolean;
}
interface MyTeam {
  readonly id: string;
  readonly paymentStatus: string;
  readonly leader: Member;
  readonly members: readonly Member[];
}

const MEMBER = "{ id userId email confirmed }";
const MY_TEAM = `{ myTeam { id paymentStatus leader ${MEMBER} members ${MEMBER} } }`;

/** The students' actions, with their relative frequencies. */
const FREELY = { handle: 3, profile: 1, device: 1, newcomer: 1, team: 14 };
const AS_LEADER = {
  add: 4,
  remove: 1,
  report: 6,
  correct: 1,
  withdraw: 1,
  transfer: 0.5,
  leave: 0.3,
  decline: 0.5,
};

/** Runs one random action of a student. */
export async function studentActs(actor: Actor): Promise<void> {
  const { random, stage } = actor;
  const student = random.pick(stage.students);
  if (!student) return;
  const reply = await actor.read<{ myTeam: MyTeam | null }>(student, MY_TEAM);
  if (!reply) return;
  const { myTeam: team } = reply;
  for (const { id } of team?.members ?? []) if (stage.memberIds.length < 500) stage.memberIds.push(id);
  switch (random.weighted(FREELY)) {
    case "profile":
      return changeProfile(actor, student);
    case "device":
      return otherDevice(actor, student);
    case "newcomer":
      return signUp(actor);
    case "handle":
      return team ? setHandle(actor, student, team) : createTeam(actor, student);
    case "team":
      return team ? inTeam(actor, student, team) : createTeam(actor, student);
  }
}

async function createTeam(actor: Actor, student: Person): Promise<void> {
  const mark = uniqueMark("Team ");
  await actor.write(
    student,
    ["createTeam", "CreateTeamInput"],
    { name: mark },
    {
      select: "{ team { id } }",
      mark,
      traces: ["team"],
      learn: (field) => ({ made: (field["team"] as { id: string }).id }),
    },
  );
}

async function inTeam(actor: Actor, student: Person, team: MyTeam): Promise<void> {
  const { random, stage } = actor;
  const teamId = team.id;
  const own = [team.leader, ...team.members].find(({ userId }) => userId === student.userId);
  if (own?.confirmed === false) {
    const answer = random.chance(0.85) ? "acceptMembership" : "declineInvitation";
    await actor.write(student, [answer, "TeamIdInput"], { teamId });
    return;
  }
  if (team.leader.userId !== student.userId) {
    if (random.chance(0.05)) await actor.write(student, ["leaveTeam", "TeamIdInput"], { teamId });
    else await setHandle(actor, student, team);
    return;
  }
  const other = random.pick(team.members.filter(({ id }) => id !== own?.id));
  switch (random.weighted(AS_LEADER)) {
    case "add": {
      const email = random.pick(stage.students)?.email;
      await actor.write(student, ["addMember", "AddMemberInput"], { teamId, email });
      return;
    }
    case "remove":
      if (other) await actor.write(student, ["removeMember", "RemoveMemberInput"], { memberId: other.id });
      return;
    case "report":
      return claim(actor, student, teamId, "reportPayment");
    case "correct":
      return claim(actor, student, teamId, "correctPayment");
    case "withdraw":
      await actor.write(student, ["withdrawPayment", "TeamIdInput"], { teamId });
      return;
    case "transfer":
      if (other)
        await actor.write(student, ["transferTeam", "TransferTeamInput"], { teamId, memberId: other.id });
      return;
    case "leave":
      await actor.write(student, ["leaveTeam", "TeamIdInput"], { teamId }, { ends: teamId });
      return;
    case "decline":
      await actor.write(student, ["declinePlace", "TeamIdInput"], { teamId });
  }
}

/** Reports a transfer, or corrects the report. One report in ten has a transaction id that other teams report too. */
async function claim(
  actor: Actor,
  student: Person,
  teamId: string,
  name: "reportPayment" | "correctPayment",
): Promise<void> {
  const isShared = actor.random.chance(0.1);
  const transactionId = isShared ? `49${String(actor.random.below(20)).padStart(10, "0")}` : numbered("4");
  const known = isShared ? {} : ({ mark: transactionId, traces: ["step"] } as const);
  await actor.write(student, [name, "ReportPaymentInput"], { teamId, transactionId }, known);
}

async function setHandle(actor: Actor, student: Person, team: MyTeam): Promise<void> {
  const mayAll = team.leader.userId === student.userId;
  const people = [team.leader, ...team.members].filter(({ userId }) => mayAll || userId === student.userId);
  const member = actor.random.pick(people);
  if (!member) return;
  // In one case of five, sets one of only five handles, so that several people try to take the same handle.
  const value = actor.random.chance(0.2) ? `shared${String(actor.random.below(5))}` : uniqueMark("h");
  const input = { teamId: team.id, memberId: member.id, codeforcesHandle: value };
  // The invariants do not check an unconfirmed member's handle, because confirming replaces it with the handle of the
  // member's account.
  const sets = member.confirmed ? { cell: `handle ${member.id}`, value } : undefined;
  await actor.write(student, ["updateHandle", "UpdateHandleInput"], input, { sets });
}

async function changeProfile(actor: Actor, student: Person): Promise<void> {
  const value = uniqueMark("Student ");
  await actor.write(
    student,
    ["updateProfile", "UpdateProfileInput"],
    { name: value },
    {
      sets: { cell: `name ${student.userId}`, value },
    },
  );
}

interface Login {
  readonly token: string;
}

/** Logs the student out, tries the ended session, and logs in again. */
async function otherDevice(actor: Actor, student: Person): Promise<void> {
  const { sessionId } = student;
  const ended = await actor.write(student, ["logOut", ""], null, {
    mark: sessionId,
    traces: ["ended session"],
  });
  if (ended) {
    const viewer = await actor.read<{ viewer: { id: string } | null }>(
      { ...student, sessionId },
      "{ viewer { id } }",
    );
    if (viewer?.viewer) actor.stage.history.violations.push(`session ${sessionId} was ended, and is let in`);
  }
  const input = { email: student.email, password: PASSWORD };
  const login = await actor.write<Login>(null, ["logIn", "LogInInput"], input, { select: "{ token }" });
  if (login) student.sessionId = sessionOf(login.token);
}

/** Signs up a new student with the mailed code. Gives up if no mail arrives within 5 seconds. */
async function signUp(actor: Actor): Promise<void> {
  const email = `${uniqueMark("new")}@history.example`;
  const { post, students } = actor.stage;
  const codeRequest = await actor.write(null, ["requestEmailCode", "RequestEmailCodeInput"], { email });
  if (!codeRequest) return;
  const otp = await Promise.race([post.codeFor(email), late()]);
  if (otp === null) return;
  const select = "{ emailToken }";
  const verified = ["verifyEmailCode", "VerifyEmailCodeInput"] as const;
  const proof = await actor.write<{ emailToken: string }>(null, verified, { email, otp }, { select });
  if (!proof) return;
  const input = {
    name: `Student ${email}`,
    email,
    password: PASSWORD,
    role: "USER",
    college: "College of Histories",
    universityRollNo: `R-${email}`,
    emailToken: proof.emailToken,
  };
  const known = { select: "{ userId token }", mark: email, traces: ["account"] } as const;
  const made = await actor.write<Login & { userId: string }>(null, ["signUp", "SignUpInput"], input, known);
  if (made)
    students.push({ userId: made.userId, email, role: "User", epoch: 0, sessionId: sessionOf(made.token) });
}

/** Resolves with null after 5 seconds. A mail can be late because the site's servers are killed again and again. */
function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, 5000, null));
}

function sessionOf(token: string): string {
  const [, claims = ""] = token.split(".");
  return (JSON.parse(Buffer.from(claims, "base64url").toString()) as { sid: string }).sid;
}
