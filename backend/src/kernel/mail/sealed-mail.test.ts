import { deriveKey, seal } from "../crypto/seal.js";
import { MailSealer } from "./sealed-mail.js";

const SECRET = "a secret for tests";
const sealer = new MailSealer(SECRET);
const formerly = (text: string): string => seal(deriveKey(SECRET, "outbox"), text);

test("what was sealed is read again, with its calendar file and its own subject", () => {
  const content = {
    body: ["Hello", { link: "See", url: "https://club.example" }],
    calendar: { filename: "event.ics", content: "BEGIN:VCALENDAR" },
  };
  const opened = { ...content, text: "Hello\n\nSee: https://club.example\n" };
  expect(sealer.open({ subject: "S", sealedBody: sealer.seal(content) })).toEqual({
    subject: "S",
    ...opened,
  });
  const withSubject = sealer.seal(content, "067400 is your code");
  expect(withSubject).not.toContain("067400");
  expect(sealer.open({ subject: "Your code", sealedBody: withSubject })).toEqual({
    subject: "067400 is your code",
    ...opened,
  });
});

test("a mail that the version before queued is still sent as it was written", () => {
  const text = "Hello,\n\nYou were added.\nBy Asha\n";
  expect(sealer.open({ subject: "Added", sealedBody: formerly(text) })).toMatchObject({
    subject: "Added",
    text,
  });
  const sealedBody = formerly(`\0Subject: 067400 is your code\n${text}`);
  expect(sealer.open({ subject: "Your code", sealedBody })).toMatchObject({
    subject: "067400 is your code",
    text,
  });
});

test("a body that was emptied, or sealed with another secret, cannot be read", () => {
  const other = new MailSealer("another secret").seal({ body: ["Hello"] });
  for (const sealedBody of ["", other]) expect(() => sealer.open({ subject: "", sealedBody })).toThrow();
});
