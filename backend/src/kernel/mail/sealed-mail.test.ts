import { deriveKey, seal, unseal } from "../crypto/seal.js";
import { msg } from "../languages/message.js";
import { MailSealer } from "./sealed-mail.js";

const SECRET = "a secret for tests";
const sealer = new MailSealer(SECRET);
const formerly = (text: string): string => seal(deriveKey(SECRET, "outbox"), text);

test("what was sealed is read again, with its calendar file and its own subject", () => {
  const content = {
    subject: "S",
    body: ["Hello", { link: "See", url: "https://club.example" }],
    calendar: { filename: "event.ics", content: "BEGIN:VCALENDAR" },
  };
  const opened = { ...content, text: "Hello\n\nSee: https://club.example\n" };
  expect(sealer.open({ subject: "S", sealedBody: sealer.seal(content) })).toEqual(opened);
  const withSubject = sealer.seal({ ...content, sealedSubject: "067400 is your code" });
  expect(withSubject).not.toContain("067400");
  expect(sealer.open({ subject: "Your code", sealedBody: withSubject })).toEqual({
    ...opened,
    subject: "067400 is your code",
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
  const other = new MailSealer("another secret").seal({ subject: "", body: ["Hello"] });
  for (const sealedBody of ["", other]) expect(() => sealer.open({ subject: "", sealedBody })).toThrow();
});

describe("a mail that can be read in several languages", () => {
  const mail = {
    subject: msg("Your {club} code", { club: "CDC" }),
    sealedSubject: msg("{code} is your {club} code", { code: "067400", club: "CDC" }),
    body: [msg("Hello {name},", { name: "Asha {name} <b>" }), "As it was typed."],
  };
  const row = (language?: "hi") => ({
    subject: "Your CDC code",
    sealedBody: sealer.seal({ ...mail, ...(language ? { language } : {}) }),
  });

  test("is in the language of the account that has the address", () => {
    expect(sealer.open(row(), "hi")).toMatchObject({
      subject: "067400 आपका CDC कोड है",
      body: ["नमस्ते Asha {name} <b>,", "As it was typed."],
      language: "hi",
    });
    expect(sealer.open(row("hi"), "en")).toMatchObject({ subject: "067400 is your CDC code" });
  });

  test("is in that of the page where no account has the address, and else in English", () => {
    expect(sealer.open(row("hi")).text).toContain("नमस्ते Asha");
    expect(sealer.open(row())).toMatchObject({
      subject: "067400 is your CDC code",
      text: "Hello Asha {name} <b>,\n\nAs it was typed.\n",
    });
  });

  test("has its English next to it, which servers of the version before read", () => {
    const former = JSON.parse(unseal(deriveKey(SECRET, "mail"), row("hi").sealedBody)) as object;
    expect(former).toMatchObject({
      subject: "067400 is your CDC code",
      body: ["Hello Asha {name} <b>,", "As it was typed."],
    });
  });
});
