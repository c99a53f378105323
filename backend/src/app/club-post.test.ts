import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SmtpSink } from "../kernel/testing/smtp-sink.js";
import { signUpStudent } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";

let sink: SmtpSink;
let app: TestApp;
beforeEach(async () => {
  sink = await SmtpSink.start();
});
afterEach(async () => {
  await app.close();
  await sink.close();
});

async function reportPayment(): Promise<void> {
  const { client } = await signUpStudent(
    { ...app, mailedCode: (to) => sink.codeTo(to) },
    "leader@example.org",
  );
  const made = await client.graphql(
    `mutation { createTeam(input: { name: "Null Pointers" }) { team { id } session { token } } }`,
  );
  const { team, session } = made.data?.["createTeam"] as { team: { id: string }; session: { token: string } };
  client.token = session.token;
  const reported = await client.graphql(
    "mutation ($input: ReportPaymentInput!) { reportPayment(input: $input) { message } }",
    { input: { teamId: team.id, transactionId: "UTR12345678" } },
  );
  expect(reported.errors).toBeUndefined();
}

const contact = () =>
  app.client().post("/api/contact", {
    firstName: "Asha",
    lastName: "Rao",
    email: "asha@example.org",
    phone: "98765 43210",
    message: "Hello",
  });

test("without CLUB_EMAIL every Superadmin gets the notice of a payment and the messages of the contact form", async () => {
  app = await startTestApp({ SMTP_URL: sink.url });
  await signUpStudent({ ...app, mailedCode: (to) => sink.codeTo(to) }, "second@example.org");
  await app.application.services.db.inTransaction((tx) =>
    tx.query("UPDATE users SET role = 'Superadmin' WHERE email = 'second@example.org'"),
  );
  await reportPayment();
  expect((await contact()).status).toBe(200);
  for (const email of [TEST_ADMIN.email, "second@example.org"]) {
    await sink.waitForMail(email, { subject: /^Payment to check: Null Pointers/ });
    await sink.waitForMail(email, { subject: /^Contact form: Asha Rao/ });
  }
});

describe("with the transactional e-mail service", () => {
  let service: Server;
  let status: number;
  const params: unknown[] = [];
  beforeEach(async () => {
    status = 200;
    params.length = 0;
    service = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body = JSON.parse(Buffer.concat(chunks).toString()) as { template_params: unknown };
        params.push(body.template_params);
        response.writeHead(status).end();
        status = 200;
      });
    });
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    app = await startTestApp({
      SMTP_URL: sink.url,
      CLUB_EMAIL: "club@example.org",
      EMAILJS_URL: `http://127.0.0.1:${String((service.address() as AddressInfo).port)}/send`,
      EMAILJS_USER_ID: "user_1",
      EMAILJS_SERVICE_ID: "service_1",
      EMAILJS_TEMPLATE_ID: "template_1",
    });
  });
  afterEach(() => new Promise((resolve) => service.close(resolve)));

  test("it gets transaction id and team name, even if it was down at first; no mail is sent for it", async () => {
    status = 503;
    const notice = { transaction_id: "UTR12345678", team_name: "Null Pointers" };
    await reportPayment();
    for (const deadline = Date.now() + 30_000; params.length < 2 && Date.now() < deadline;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(params).toEqual([notice, notice]);
    expect(sink.mails.filter(({ to }) => to.includes("club@example.org"))).toEqual([]);
  });
});
