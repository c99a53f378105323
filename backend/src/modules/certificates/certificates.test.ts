import { createPublicKey, type JsonWebKey } from "node:crypto";
import jwt from "jsonwebtoken";
import { signUpStudent, type TestStudent } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";
import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import { dayText, indiaDay } from "../../kernel/contract/india-time.js";
import { textOfPdf } from "../../kernel/testing/file-contents.js";
import { addTeams } from "../teams/testing/many-teams.js";
import { schemaProblems } from "./testing/open-badge-schema.js";

const PREVIEW = `query ($input: CertificateChoiceInput!) { previewCertificates(input: $input) {
  key count people { key name email teamName place isHeld problem } } }`;
const ISSUE = `mutation ($input: IssueCertificatesInput!) { issueCertificates(input: $input) { message board {
  batches { id issued revoked mailsWaiting mailsSent }
  certificates { id publicId name email place revokedAt } } } }`;
const WITHDRAW =
  "mutation ($input: WithdrawCertificateInput!) { withdrawCertificate(input: $input) { message } }";
const REISSUE = `mutation ($input: ReissueCertificateInput!) { reissueCertificate(input: $input) { board {
  certificates { id publicId name revokedAt } } } }`;
const MINE = "{ myCertificates { id publicId name revokedAt } }";
const CHECK = `query ($id: String!) { certificate(publicId: $id) {
  name teamName place eventTitle revokedAt withdrawReason } }`;

interface Certificate {
  readonly id: string;
  readonly publicId: string;
  readonly name: string;
}
interface Preview {
  readonly key: string;
  readonly count: number;
  readonly people: readonly {
    readonly key: string;
    readonly name: string;
    readonly problem: string | null;
  }[];
}

let app: TestApp;
let admin: TestClient;
let asha: TestStudent;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  asha = await signUpStudent(app, "asha@example.org");
});
afterAll(() => app.close());

const list = (...lines: readonly string[]) => {
  return { source: "list", csv: ["Name,Email,Team,Rank", ...lines].join("\n") };
};

async function preview(choice: object): Promise<Preview> {
  const input = { kind: "participation", eventSlug: "syntaxsiege", ...choice };
  const { data, errors } = await admin.graphql(PREVIEW, { input });
  if (!data) throw new Error(JSON.stringify(errors));
  return data["previewCertificates"] as Preview;
}

async function issue(choice: object) {
  const { key: previewKey } = await preview(choice);
  const input = { choice: { kind: "participation", eventSlug: "syntaxsiege", ...choice }, previewKey };
  const { data, errors } = await admin.graphql(ISSUE, { input });
  if (!data) throw new Error(errors?.[0]?.extensions.code);
  return (
    data["issueCertificates"] as {
      board: { batches: { id: string; issued: number }[]; certificates: Certificate[] };
    }
  ).board;
}

async function issued(line: string): Promise<Certificate> {
  const [first] = (await issue(list(line))).certificates;
  if (!first) throw new Error("none was given out");
  return first;
}

const check = async (id: string) => (await app.client().graphql(CHECK, { id })).data?.["certificate"];
const file = (path: string) => fetch(app.url + path);

test("the people of teams that paid or were ranked get one, once; those of other teams do not", async () => {
  await addTeams(app.application.services.db, "genesis", [
    { name: "Ranked", ranking: 2, leader: "Ravi Iyer" },
    { name: "Paid", paymentStatus: "accepted", leader: "Meera Nair" },
    { name: "Neither", leader: "Unpaid Leader" },
  ]);
  const choice = { eventSlug: "genesis", source: "teams" };
  expect((await preview(choice)).people.map(({ name }) => name).sort()).toEqual(["Meera Nair", "Ravi Iyer"]);
  expect((await preview({ ...choice, kind: "rank", placeTo: 1 })).count).toBe(0);
  expect((await preview({ ...choice, kind: "rank", placeTo: 2 })).people).toMatchObject([
    { name: "Ravi Iyer", place: 2, teamName: "Ranked" },
  ]);
  expect((await issue(choice)).batches).toMatchObject([{ issued: 2, revoked: 0 }]);
  expect(await preview(choice)).toMatchObject({ count: 0, people: [{ isHeld: true }, { isHeld: true }] });
  await expect(issue(choice)).rejects.toThrow("CERTIFICATES_NOBODY");
});

test("a list is read line by line; what cannot be used is said, who is left out gets none", async () => {
  const people = list(
    "Ada,ada@example.org,,",
    "Ada again,ada@example.org,,",
    ",x@example.org,,",
    "Bob,nonsense,,",
    "Eve,,,",
    "eve,,,",
  );
  const shown = await preview(people);
  expect(shown.count).toBe(2);
  expect(shown.people.map(({ name, problem }) => [name, problem])).toEqual([
    ["Ada", null],
    ["Ada again", ADMIN_RULES.certificateDouble],
    ["", ADMIN_RULES.certificateName],
    ["Bob", ADMIN_RULES.certificateEmail],
    ["Eve", null],
    ["eve", ADMIN_RULES.certificateDouble],
  ]);
  expect(new Set(shown.people.map(({ key }) => key)).size).toBe(6);
  const [first] = shown.people;
  expect((await preview({ ...people, without: [first?.key] })).count).toBe(1);
  const input = {
    choice: { kind: "participation", eventSlug: "syntaxsiege", ...people, without: [] },
    previewKey: "0".repeat(64),
  };
  expect((await admin.graphql(ISSUE, { input })).errors?.[0]?.extensions.code).toBe("CERTIFICATES_CHANGED");
});

test("of an event that is not over none is given out", async () => {
  const { db } = app.application.services;
  await db.inTransaction((tx) =>
    tx.query("UPDATE events SET lastDay = '2999-01-01' WHERE slug = 'game-of-codes'"),
  );
  await expect(issue({ eventSlug: "game-of-codes", ...list("Ada,,,") })).rejects.toThrow("EVENT_NOT_OVER");
});

test("its holder is mailed, and has it in the profile; everybody finds what it says, and its paper", async () => {
  const { publicId } = await issued(`Asha Rao,${asha.email},Null Pointers,`);
  expect((await asha.client.graphql(MINE)).data).toMatchObject({
    myCertificates: [{ publicId, name: "Asha Rao" }],
  });
  const history = await app.application.services.outboxRepository.historyOf(asha.email);
  expect(history).toContainEqual(
    expect.objectContaining({ subject: "Your certificate for Syntax Siege 2025" }),
  );
  expect(await check(publicId)).toMatchObject({
    name: "Asha Rao",
    teamName: "Null Pointers",
    revokedAt: null,
  });
  const paper = await file(`/verify/${publicId}/certificate.pdf`);
  expect(paper.headers.get("content-type")).toBe("application/pdf");
  expect(paper.headers.get("x-robots-tag")).toBe("noindex");
  const text = textOfPdf(Buffer.from(await paper.arrayBuffer())).replace(/\s+/g, " ");
  for (const words of ["Asha Rao", "Null Pointers", `/verify/${publicId}`]) expect(text).toContain(words);
  const other = `A${publicId.slice(1)}`.replace(publicId, `B${publicId.slice(1)}`);
  expect(await check(other)).toBeNull();
  expect((await file(`/verify/${other}/certificate.pdf`)).status).toBe(404);
});

test("a withdrawn one says so and why, has no paper, and can be given out again", async () => {
  const { id, publicId } = await issued("Wanda,wanda@example.org,,");
  await admin.graphql(WITHDRAW, { input: { id, reason: "Given out by mistake" } });
  expect(await check(publicId)).toMatchObject({ withdrawReason: "Given out by mistake" });
  expect((await file(`/verify/${publicId}/certificate.pdf`)).status).toBe(409);
  const again = await admin.graphql(WITHDRAW, { input: { id, reason: "Again" } });
  expect(again.errors?.[0]?.extensions.code).toBe("CERTIFICATE_REVOKED");
  expect((await preview(list("Wanda,wanda@example.org,,"))).count).toBe(1);
});

test("one with another name replaces it", async () => {
  const { id, publicId } = await issued("Wong Name,wong@example.org,,");
  const { data } = await admin.graphql(REISSUE, { input: { id, name: "Wang  Name", reason: "Misspelt" } });
  const { board } = data?.["reissueCertificate"] as { board: { certificates: Certificate[] } };
  expect(board.certificates[0]).toMatchObject({ name: "Wang Name", revokedAt: null });
  expect(await check(publicId)).toMatchObject({ withdrawReason: "Misspelt" });
  const { outboxRepository, outbox } = app.application.services;
  const mail = (await outboxRepository.newest(100)).find(({ subject }) =>
    subject.startsWith("Your new certificate for"),
  );
  expect(outbox.openBody(mail?.sealedBody ?? "")).toMatch(/We have replaced your certificate[^]*withdrawn/);
});

test("only its holder can give it up, and then it no longer names them", async () => {
  const holder = await signUpStudent(app, "gina@example.org");
  const { id, publicId } = await issued("Gina,gina@example.org,Null Pointers,");
  const giveUp = "mutation ($id: ID!) { giveUpCertificate(id: $id) { message } }";
  expect((await asha.client.graphql(giveUp, { id })).errors?.[0]?.extensions.code).toBe(
    "CERTIFICATE_NOT_FOUND",
  );
  await holder.client.graphql(giveUp, { id });
  expect(await check(publicId)).toMatchObject({ name: "", teamName: null, revokedAt: expect.any(String) });
});

test("it outlives the account without its address, and is found again by who signs up with the address it went to", async () => {
  const { publicId } = await issued("Lena,lena@example.org,,");
  const lena = await signUpStudent(app, "lena@example.org");
  expect((await lena.client.graphql(MINE)).data).toMatchObject({ myCertificates: [{ publicId }] });
  const { accounts, db } = app.application.services;
  const { id = "" } = (await accounts.findByEmail("lena@example.org")) ?? {};
  await db.inTransaction((tx) => accounts.remove(tx, id));
  expect(await check(publicId)).toMatchObject({ name: "Lena", revokedAt: null });
  const rows = await db.query("SELECT email, userId FROM certificates WHERE publicId = ?", [publicId]);
  expect(rows).toEqual([{ email: null, userId: null }]);
});

test("the same certificate is an Open Badge 3.0 credential: its rules, its signature, its status", async () => {
  const { id, publicId } = await issued("Olga,olga@example.org,Null Pointers,");
  const token = await (await file(`/verify/${publicId}/credential.jwt`)).text();
  const { header } = jwt.decode(token, { complete: true }) ?? {};
  expect(header).toMatchObject({ alg: "RS256", typ: "JWT" });
  const site = "http://localhost:4000";
  const jwk = (await (await file(String(header?.kid).replace(site, ""))).json()) as JsonWebKey;
  expect(jwk).not.toHaveProperty("d");
  const key = createPublicKey({ format: "jwk", key: jwk });
  expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 3072 });
  const claims = jwt.verify(token, key, { algorithms: ["RS256"] }) as jwt.JwtPayload;
  const credential = claims["vc"] as { id: string; credentialStatus: { id: string } };
  expect(schemaProblems(credential)).toEqual([]);
  expect(schemaProblems({ ...credential, issuer: "unknown" })).not.toEqual([]);
  expect(claims).toMatchObject({
    iss: `${site}/verify/issuer.json`,
    jti: `${site}/verify/${publicId}`,
    ...credential,
  });
  expect(token).not.toContain(Buffer.from("olga@example.org").toString("base64url").slice(1, -2));
  expect(await (await file("/verify/issuer.json")).json()).toMatchObject({
    id: claims.iss,
    type: ["Profile"],
  });
  const statusPath = credential.credentialStatus.id.replace(site, "");
  expect(await (await file(statusPath)).json()).toMatchObject({ revokedCredential: [] });
  await admin.graphql(WITHDRAW, { input: { id, reason: "Mistake" } });
  const today = dayText(indiaDay(new Date()));
  expect(await (await file(statusPath)).json()).toMatchObject({
    revokedCredentials: [
      { id: credential.id, revoked: true, revocationReason: `Withdrawn on ${today}: Mistake` },
    ],
  });
  expect((await file(`/verify/${publicId}/credential.jwt`)).status).toBe(409);
});
