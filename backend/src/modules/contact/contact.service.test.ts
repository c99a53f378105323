import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { validateInput } from "../../kernel/validation/validate-input.js";
import { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { ContactMessage } from "./contact-channel.js";
import { CONTACT_LIMITS, ContactService } from "./contact.service.js";
import { ContactMessageInput } from "./contract/contact-message.input.js";
import { emailServiceChannel } from "./email-service-channel.js";

const MESSAGE = {
  firstName: " Asha ",
  lastName: "Rao",
  email: "asha@example.org",
  phone: "+91 98765",
  message: "Hello,\nwhen do you meet?",
};
const CONTEXT = { address: "192.0.2.1" } as RequestContext;
const DELIVERED = { message: "Message Delivered Successfully!" };

const quiet = (): void => undefined;

describe("the form's rules", () => {
  const check = (fields: object): Promise<void> =>
    validateInput(Object.assign(new ContactMessageInput(), MESSAGE, fields));

  test("all five fields are required", async () => {
    await expect(check({})).resolves.toBeUndefined();
    for (const field of Object.keys(MESSAGE)) {
      for (const value of ["", "  ", undefined, 7]) {
        await expect(check({ [field]: value })).rejects.toMatchObject({
          code: "BAD_INPUT",
          fields: { [field]: expect.any(String) },
        });
      }
      await expect(check({ [field]: " " })).rejects.toMatchObject({
        fields: { [field]: "All fields are required." },
      });
    }
  });

  test.each(["firstName", "lastName", "email", "phone"])("no line break in %s", async (field) => {
    for (const sequence of ["\r\n", "\n", "\r", "\u0000"])
      await expect(check({ [field]: `a${sequence}Bcc: x@example.org` })).rejects.toMatchObject({
        code: "BAD_INPUT",
      });
  });

  test("a message keeps its lines, but no other control characters, and has an end", async () => {
    await expect(check({ message: "a\r\n\tb" })).resolves.toBeUndefined();
    await expect(check({ message: "a\u0000" })).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(check({ message: "a\ud800" })).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(check({ message: "a".repeat(5001) })).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});

describe("sending", () => {
  const sent: ContactMessage[] = [];
  beforeEach(() => sent.splice(0));
  const service = (enabled = false): ContactService =>
    new ContactService(
      (message) => Promise.resolve(void sent.push(message)),
      new RateLimiter(null, enabled),
      quiet,
    );

  test("hands the tidied message on", async () => {
    expect(await service().send(MESSAGE, CONTEXT)).toEqual(DELIVERED);
    expect(sent).toEqual([{ ...MESSAGE, firstName: "Asha" }]);
  });

  test("a filled honeypot gets the same answer and sends nothing", async () => {
    const one = service(true);
    for (let i = 0; i < 20; i++)
      expect(await one.send({ ...MESSAGE, website: "https://spam.example" }, CONTEXT)).toEqual(DELIVERED);
    expect(sent).toEqual([]);
  });

  test("few an hour by e-mail, many by address", async () => {
    const one = service(true);
    const { perEmail, perAddress } = CONTACT_LIMITS;
    for (let i = 0; i < perEmail.points; i++) await one.send(MESSAGE, CONTEXT);
    await expect(one.send({ ...MESSAGE, email: "asha@example.org" }, CONTEXT)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      retryAfter: expect.any(Number),
    });
    // The limit of the e-mail address refused the message above, so the message does not count for the network address.
    const others = perAddress.points - perEmail.points;
    for (let i = 0; i < others; i++)
      await one.send({ ...MESSAGE, email: `a${String(i)}@example.org` }, CONTEXT);
    await expect(one.send({ ...MESSAGE, email: "last@example.org" }, CONTEXT)).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
    await one.send({ ...MESSAGE, email: "last@example.org" }, { ...CONTEXT, address: "192.0.2.2" });
  });

  test("what did not get through says so and is reported", async () => {
    const failures: unknown[] = [];
    const failure = new Error("no route");
    const one = new ContactService(
      () => Promise.reject(failure),
      new RateLimiter(null, false),
      (error) => failures.push(error),
    );
    await expect(one.send(MESSAGE, CONTEXT)).rejects.toMatchObject({
      code: "CONTACT_FAILED",
      message: "Failed to Contact. Please try again.",
    });
    expect(failures).toEqual([failure]);
  });
});

describe("the transactional e-mail service", () => {
  let server: Server;
  let answer: { status: number; text: string; headers?: Record<string, string> };
  let received: { method: string | undefined; type: string | undefined; body: unknown }[];
  beforeEach(async () => {
    received = [];
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || "null");
        received.push({ method: request.method, type: request.headers["content-type"], body });
        response.writeHead(answer.status, answer.headers).end(answer.text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const config = () => ({
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/send`,
    userId: "user_1",
    serviceId: "service_1",
    templateId: "template_1",
  });
  const service = (): ContactService =>
    new ContactService(emailServiceChannel(config()), new RateLimiter(null, false), quiet);

  test("gets one JSON request with library version, ids and the five fields", async () => {
    answer = { status: 200, text: "" };
    expect(await service().send(MESSAGE, CONTEXT)).toEqual(DELIVERED);
    expect(received).toEqual([
      {
        method: "POST",
        type: "application/json",
        body: {
          lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          user_id: "user_1",
          service_id: "service_1",
          template_id: "template_1",
          template_params: { ...MESSAGE, firstName: "Asha" },
        },
      },
    ]);
  });

  test.each([
    ["status 200", 200, "queued", true],
    ["the text OK", 202, "OK", true],
    ["a refusal", 400, "The user ID is invalid", false],
    ["a breakdown", 500, "", false],
  ])("%s decides", async (_what, status, text, delivered) => {
    answer = { status, text };
    const sending = service().send(MESSAGE, CONTEXT);
    await (delivered
      ? expect(sending).resolves.toEqual(DELIVERED)
      : expect(sending).rejects.toMatchObject({ code: "CONTACT_FAILED" }));
  });

  test("a redirect or a dead service is a failure", async () => {
    answer = { status: 302, text: "", headers: { location: "http://127.0.0.1:9/" } };
    await expect(service().send(MESSAGE, CONTEXT)).rejects.toMatchObject({ code: "CONTACT_FAILED" });
    const channel = emailServiceChannel({ ...config(), url: "http://127.0.0.1:9/send" });
    const dead = new ContactService(channel, new RateLimiter(null, false), quiet);
    await expect(dead.send(MESSAGE, CONTEXT)).rejects.toMatchObject({ code: "CONTACT_FAILED" });
  });

  test.each(["userId", "serviceId", "templateId"])("a missing %s throws at once", (name) => {
    expect(() => emailServiceChannel({ ...config(), [name]: "" })).toThrow(name);
  });
});
