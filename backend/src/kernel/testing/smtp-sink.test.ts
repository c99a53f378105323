import { createTransport } from "nodemailer";
import { SmtpSink } from "./smtp-sink.js";

let sink: SmtpSink;
beforeEach(async () => {
  sink = await SmtpSink.start();
});
afterEach(() => sink.close());

const send = (to: string, subject: string, text = "Your code is 123456 – ₹360"): Promise<unknown> =>
  createTransport(sink.url).sendMail({ from: "Club <club@example.org>", to, subject, text });

test("returns each mail once, oldest first, decoded", async () => {
  await send("Asha@Example.org", "First");
  await send("asha@example.org", "Second", "again");
  await send("ravi@example.org", "Other");
  const first = await sink.waitForMail("asha@example.org");
  expect(first).toMatchObject({ from: "club@example.org", subject: "First" });
  expect(first.text).toContain("Your code is 123456 – ₹360");
  expect((await sink.waitForMail("asha@example.org")).text).toContain("again");
  expect(sink.mails).toHaveLength(3);
});

test("waits for a mail that is still to come", async () => {
  const waiting = sink.waitForMail("asha@example.org", { subject: /code/ });
  await send("asha@example.org", "Welcome");
  await send("asha@example.org", "Your code");
  expect((await waiting).subject).toBe("Your code");
});

test("reports what arrived instead when nothing matches", async () => {
  await send("ravi@example.org", "Hello");
  await expect(sink.waitForMail("asha@example.org", { timeoutMs: 50 })).rejects.toThrow(
    "ravi@example.org: Hello",
  );
});
