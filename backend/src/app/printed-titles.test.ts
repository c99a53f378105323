// Tests the title of an event on printed papers, in the language of the paper (ADR 85).
import { ContentDesk } from "../modules/content/testing/content-desk.js";
import { GIVEN_UP_REASON } from "../kernel/contract/texts/certificates.texts.js";
import { translate } from "../kernel/languages/message.js";
import { textOfPdf } from "../kernel/testing/file-contents.js";
import { addTeams } from "../modules/teams/testing/many-teams.js";
import { signUpStudent } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";

const ENGLISH = "Syntax Siege 2025";
const BENGALI = "কলকাতা কাপ";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const desk = new ContentDesk(admin);
  const topic = "bn/events/syntaxsiege";
  const saved = await desk.save(topic, { texts: { title: { english: ENGLISH, text: BENGALI } } }, 0);
  await desk.publish(topic, saved.draft?.version ?? 0);
});
afterAll(() => app.close());

async function ask<T>(query: string, input: object = {}): Promise<T> {
  const { data, errors } = await admin.graphql(query, { input });
  if (!data) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as T;
}

async function printed(path: string, language?: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${admin.token ?? ""}`,
    ...(language ? { "accept-language": language } : {}),
  };
  const reply = await fetch(app.url + path, { headers });
  expect(reply.headers.get("content-type")).toBe("application/pdf");
  return textOfPdf(Buffer.from(await reply.arrayBuffer())).replace(/\s+/g, " ");
}

const layout = (language: string) => ({
  ...{ eventSlug: "syntaxsiege", kind: "participation", language },
  ...{ title: "T", lead: "L", text: "{event} (of the event)", signatures: [] },
});

/** Issues a certificate to a person, with a layout in `language`. Returns the path of the certificate. */
async function givenOut(language: string, name: string): Promise<string> {
  await ask(
    "mutation ($input: CertificateLayoutInput!) { saveCertificateLayout(input: $input) { message } }",
    {
      ...layout(language),
    },
  );
  const choice = {
    ...{ eventSlug: "syntaxsiege", kind: "participation", source: "list" },
    csv: `Name,Email\n${name},${name}@example.org`,
  };
  const { key: previewKey } = await ask<{ key: string }>(
    "query ($input: CertificateChoiceInput!) { previewCertificates(input: $input) { key } }",
    choice,
  );
  const { board } = await ask<{ board: { certificates: { publicId: string; name: string }[] } }>(
    "mutation ($input: IssueCertificatesInput!) { issueCertificates(input: $input) { board { certificates { publicId name } } } }",
    { choice, previewKey },
  );
  const { publicId } = board.certificates.find((one) => one.name === name)!;
  return `/verify/${publicId}/certificate.pdf`;
}

test("a certificate names the event in the language of its layout, for every reader", async () => {
  const bengali = await printed(await givenOut("bn", "Ada"), "hi");
  expect(bengali).toContain(`${BENGALI} (of the event)`);
  expect(bengali).not.toContain(ENGLISH);
  expect(await printed(await givenOut("en", "Bob"), "bn")).toContain(`${ENGLISH} (of the event)`);
  expect(await printed(await givenOut("hi", "Eve"))).toContain(`${ENGLISH} (of the event)`);
});

test("the page of a certificate says the event's title and days in the reader's language", async () => {
  const [, publicId = ""] = /verify\/([^/]+)/.exec(await givenOut("en", "Meera")) ?? [];
  const read = async (language: string | null) => {
    const reader = app.client();
    reader.language = language;
    const query = `{ certificate(publicId: "${publicId}") { eventTitle eventDays } }`;
    return (await reader.graphql(query)).data?.["certificate"];
  };
  expect(await read("bn")).toEqual({ eventTitle: BENGALI, eventDays: "24 ফেব্রুয়ারি থেকে 2 মার্চ 2025" });
  expect(await read("hi")).toEqual({ eventTitle: ENGLISH, eventDays: "24 फ़रवरी से 2 मार्च 2025" });
  expect(await read(null)).toEqual({ eventTitle: ENGLISH, eventDays: "24 February to 2 March 2025" });
});

test("a note that a holder gave up a certificate is in the reader's language, an organiser's text unchanged", async () => {
  const reasons = async (publicId: string) => {
    const reader = app.client();
    reader.language = "bn";
    const query = `{ certificate(publicId: "${publicId}") { withdrawReason } }`;
    return (await reader.graphql(query)).data?.["certificate"];
  };
  const student = await signUpStudent(app, "tara@example.org");
  await givenOut("en", "Tara");
  const mine = await student.client.graphql("{ myCertificates { id publicId } }");
  const [own] = mine.data?.["myCertificates"] as { id: string; publicId: string }[];
  await student.client.graphql(`mutation { giveUpCertificate(id: "${own!.id}") { message } }`);
  expect(await reasons(own!.publicId)).toEqual({
    withdrawReason: translate("bn", GIVEN_UP_REASON),
  });
  expect(translate("bn", GIVEN_UP_REASON)).toMatch(/^[^A-Za-z]+$/);
  admin.language = "bn";
  const query = '{ certificateBoard(eventSlug: "syntaxsiege") { certificates { publicId withdrawReason } } }';
  const board = await ask<{ certificates: { publicId: string; withdrawReason: string | null }[] }>(query);
  admin.language = null;
  expect(board.certificates.find((one) => one.publicId === own!.publicId)?.withdrawReason).toMatch(
    /^[^A-Za-z]+$/,
  );
  const reason = "Webhook deleted.";
  const [, publicId = ""] = /verify\/([^/]+)/.exec(await givenOut("en", "Uma")) ?? [];
  const { db } = app.application.services;
  const [row] = await db.query<{ id: string }>("SELECT id FROM certificates WHERE publicId = ?", [publicId]);
  await ask(
    "mutation ($input: WithdrawCertificateInput!) { withdrawCertificate(input: $input) { message } }",
    {
      ...{ id: row?.id, reason },
    },
  );
  expect(await reasons(publicId)).toEqual({ withdrawReason: reason });
});

test("so does the picture of a layout that is being written", async () => {
  const picture = (language: string, text: string) =>
    ask<string>("query ($input: CertificateLayoutInput!) { certificatePicture(input: $input) }", {
      ...layout(language),
      text,
    });
  // Compared outside `expect`, because a failure would print both pictures in full.
  expect((await picture("bn", "{event}")) === (await picture("bn", BENGALI))).toBe(true);
  expect((await picture("en", "{event}")) === (await picture("en", ENGLISH))).toBe(true);
});

test("a receipt names it in the language in which it is asked for", async () => {
  const [teamId] = await addTeams(app.application.services.db, "syntaxsiege", [
    { name: "Segfault", ranking: 1, leader: "Asha Rao" },
  ]);
  await ask("mutation ($input: BookCashInput!) { bookCashPayment(input: $input) { message } }", {
    ...{ teamId, amount: 36_000, note: "at the desk" },
  });
  const path = "/api/receipts/R-00001.pdf";
  expect(await printed(path, "bn")).toContain(BENGALI);
  for (const language of ["hi", undefined]) expect(await printed(path, language)).toContain(ENGLISH);
});
