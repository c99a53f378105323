// Tests the mails that strangers can make the club's server send: their text, recipients and number.
import { signUpStudent, type TestStudent } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";

const BAIT = "Hello your account is locked, open http://evil.example/login now, or www.evil.example";

let app: TestApp;
let leader: TestStudent;
let teamId: string;
beforeEach(async () => {
  app = await startTestApp({ RATE_LIMIT: "on" });
  leader = await signUpStudent(app, "leader@example.org", { name: `Evil ${BAIT}` });
  teamId = await foundTeam(leader, "evil.example/login NOW");
});
afterEach(() => app.close());

async function foundTeam({ client }: TestStudent, name: string): Promise<string> {
  const { body } = await client.post<{ team: { _id: string }; session: { token: string } }>(
    "/api/eventTeam/create-team",
    { name },
  );
  client.token = body.session.token;
  return body.team._id;
}
async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { outbox, outboxRepository } = app.application.services;
  const mails = await outboxRepository.newest(100);
  return mails
    .filter(({ recipient }) => recipient === address)
    .map(({ subject, sealedBody }) => ({ subject, text: outbox.openBody(sealedBody) }));
}
const addRecord = (by: TestStudent, toTeam: string, email: string, name = "Ravi") =>
  by.client.post("/api/teams/addMembers", {
    teamId: toTeam,
    members: [{ name, email, universityRollNo: `R-${email}` }],
  });
async function removeAll({ client }: TestStudent): Promise<void> {
  const { body } = await client.post<{ team: { members: { memberId: string }[] } }>(
    "/api/eventTeam/get-team",
  );
  for (const { memberId } of body.team.members)
    await client.send("DELETE", `/api/eventTeam/members/${memberId}`);
}
/** Matches addresses and paths that mail programs turn into links. */
const LINKS = /https?:|www\.|[^\s/]+[.。．｡]\w{2,}\S*/giu;
const linksIn = (text: string): string[] =>
  text.replaceAll(/http:\/\/localhost:4000\S*/g, "").match(LINKS) ?? [];

test("a mail to an address without account contains nothing that a stranger typed but two short names", async () => {
  expect((await addRecord(leader, teamId, "target@example.org", BAIT)).status).toBe(200);
  const [mail, ...more] = await mailsTo("target@example.org");
  expect(more).toEqual([]);
  expect(linksIn(`${mail!.subject}\n${mail!.text}`)).toEqual([]);
  expect(mail!.text).toContain("Evil Hello your account is locked, open… added you");
  expect(mail!.text).toContain('"evil example login NOW"');
  expect(mail!.text).not.toContain("Hello Hello");
});

test("so does a mail to the owner of an account who did not ask for it", async () => {
  await signUpStudent(app, "asha@example.org");
  await leader.client.post("/api/eventTeam/add-member", { teamId, email: "asha@example.org" });
  const [mail] = (await mailsTo("asha@example.org")).filter(({ subject }) => !subject.includes("code"));
  expect(linksIn(`${mail!.subject}\n${mail!.text}`)).toEqual([]);
  expect(mail!.text).toContain("Hello Asha Rao,");
});

test("one leader finds out few names behind addresses per day; addresses without an account do not count", async () => {
  await signUpStudent(app, "asha@example.org");
  const add = async (email: string) =>
    (await leader.client.post("/api/eventTeam/add-member", { teamId, email })).status;
  const statuses = [await add("unknown1@example.org"), await add("unknown2@example.org")];
  for (let n = 0; n < 11; n++) {
    statuses.push(await add("asha@example.org"));
    await removeAll(leader);
  }
  expect(statuses).toEqual([404, 404, ...Array.from({ length: 10 }, () => 200), 429]);
});

test("one leader can have few strangers mailed per hour; people without an address do not count", async () => {
  const statuses: number[] = [];
  for (const n of "123456789") {
    statuses.push((await addRecord(leader, teamId, `stranger${n}@example.org`)).status);
    await removeAll(leader);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
  expect((await addRecord(leader, teamId, "")).status).toBe(200);
});

test("one address gets few mails an hour from all senders; no sender is refused because of others", async () => {
  const statuses: number[] = [];
  for (const n of ["a", "b", "c", "d", "e"]) {
    const other = await signUpStudent(app, `${n}@example.org`);
    const id = await foundTeam(other, `Team of ${n}`);
    statuses.push((await addRecord(other, id, "target@example.org")).status);
    await removeAll(other);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(await mailsTo("target@example.org")).toHaveLength(3);
});

test("the owner of an account gets few such mails an hour too, and the leader is not refused", async () => {
  await signUpStudent(app, "asha@example.org");
  const statuses: number[] = [];
  for (const n of "12345678") {
    const byEmail = () =>
      leader.client.post("/api/eventTeam/add-member", { teamId, email: "asha@example.org" });
    const added = Number(n) % 2 ? await byEmail() : await addRecord(leader, teamId, "asha@example.org");
    statuses.push(added.status);
    await removeAll(leader);
  }
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  const noticeMails = (await mailsTo("asha@example.org")).filter(({ subject }) =>
    subject.startsWith("You were added"),
  );
  expect(noticeMails).toHaveLength(3);
});

test("removing a person, or deleting the team, mails only people who had agreed to be in it", async () => {
  const asha = await signUpStudent(app, "asha@example.org");
  for (const how of ["removed", "team deleted"]) {
    await leader.client.post("/api/eventTeam/add-member", { teamId, email: "asha@example.org" });
    if (how === "removed") await removeAll(leader);
    else
      await leader.client.graphql(
        "mutation ($input: TeamIdInput!) { deleteTeam(input: $input) { message } }",
        { input: { teamId } },
      );
  }
  const subjects = (await mailsTo("asha@example.org")).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /no longer|deleted/.test(subject))).toEqual([]);
  const { body } = await asha.client.get<{ notifications: { items: { title: string }[] } }>(
    "/api/notifications",
  );
  expect(
    body.notifications.items.map(({ title }) => title).filter((title) => /no longer|deleted/.test(title)),
  ).toHaveLength(2);
});

test("adding and removing a person again and again fills no list of notifications", async () => {
  const asha = await signUpStudent(app, "asha@example.org");
  for (let round = 0; round < 8; round++) {
    await leader.client.post("/api/eventTeam/add-member", { teamId, email: "asha@example.org" });
    await removeAll(leader);
  }
  const { data } = await asha.client.graphql("{ notifications { items { kind } } }");
  const kinds = (data?.["notifications"] as { items: { kind: string }[] }).items.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["ADDED_TO_TEAM", "REMOVED_FROM_TEAM"]);
});

test("refused attempts do not count", async () => {
  const other = await signUpStudent(app, "other@example.org");
  for (const _ of "12345678") {
    expect((await addRecord(other, teamId, "target@example.org")).status).toBe(403);
  }
  await addRecord(leader, teamId, "target@example.org");
  expect(await mailsTo("target@example.org")).toHaveLength(1);
});
