import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textIn } from "../../kernel/languages/message.js";
import { NotificationKind } from "./contract/notification-kind.js";
import { NOTIFICATION_TABLE, rowOf } from "./table/notification-table.js";

const RULES = readFileSync(join(__dirname, "../../../../docs/rules.md"), "utf8");
const BAR = { unread: "new", read: "read", none: "no" } as const;

/** The rows of the table of notifications in docs/rules.md. */
const documented = RULES.split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, kind = ""]) => /^`[A-Z_]+`$/.test(kind))
  .map(([, kind = "", , to, mail, bar, live]) => [kind.replaceAll("`", ""), to, mail, bar, live]);

test("docs/rules.md says who is notified of what, as the table does", () => {
  const rows = Object.values(NotificationKind).map((kind) => {
    const { to, mail, bar, live } = rowOf(kind);
    return [kind, to, mail ? "yes" : "no", BAR[bar], live ? "yes" : "no"];
  });
  expect(documented).toEqual(rows);
});

test("readers can stop reminders, and no other notification", () => {
  const kinds = Object.values(NotificationKind).filter((kind) => rowOf(kind).mailKind !== undefined);
  expect(kinds.sort()).toEqual(["PLACE_ENDS_SOON", "SOMETHING_MISSING"]);
});

/** Facts for every row of the table. The names are hostile, because users choose their names. */
const FACTS = {
  teamName: "Visit evil.example/win or call +91 98765 43210",
  event: { slug: "syntaxsiege", title: "Syntax Siege 2025" },
  by: "http://evil.example",
  to: "http://evil.example",
  ranking: 1,
  duePaise: 36000,
  dueUntil: null,
  reference: "SS-ABC123",
  transactionId: "412345678901",
  amountPaise: 36000,
  missing: "the fee of ₹360",
  reason: "Nothing arrived.",
  notifiedStatus: "accepted",
  how: "by UPI on 1 March 2025",
  left: "1 day",
  closesAt: "20 February 2027, 4:00 PM IST",
  calendar: null,
  from: "asha@example.org",
  userAgent: "Firefox",
  former: "Ravi Iyer",
  news: "a passkey was added",
  role: "Superadmin",
  before: "User",
  at: "20 February 2027",
  site: "club.example",
  reach: "You can see everything.",
  given: [],
  taken: [],
  hasAny: false,
  eventTitle: "Syntax Siege 2025",
  publicId: "xqJcbXlJmaVgZw",
  seen: "3 March 2024",
  years: 3,
  goesOn: "4 April 2027",
  movedUp: true,
  feePaise: 36000,
  deadline: "20 February 2027, 4:00 PM IST",
  handle: "evil.example",
  whose: "http://evil.example",
  passes: new Map<string, string>(),
};
const READER = { userId: "u", name: "Asha", email: "asha@example.org", leads: false };

describe.each(Object.values(NotificationKind))("%s", (kind) => {
  const write = NOTIFICATION_TABLE[kind].write as (facts: typeof FACTS, reader: typeof READER) => object;
  const content = write(FACTS, READER) as ReturnType<ReturnType<typeof rowOf>["write"]>;

  test("ends with a next step on this site, and fits its columns", () => {
    expect(content.next.path).toMatch(/^\/[a-zA-Z/-]*(?:\?[^#\s]*)?(?:#\S*)?$/);
    expect(textIn("en", content.next.label).length).toBeLessThanOrEqual(80);
    expect(textIn("en", content.title).length).toBeLessThanOrEqual(200);
    expect(textIn("en", content.text)).toMatch(/[.!]$/);
  });

  test("has a full stop after a typed reason, before the next sentence", () => {
    const { text } = write({ ...FACTS, reason: "Nobody came" }, READER) as typeof content;
    expect(textIn("en", text)).not.toMatch(/Nobody came(?!\.)/);
  });

  test("never says that nothing is left to do while something is", () => {
    expect(textIn("en", content.text)).not.toContain("nothing left");
  });
});

test.each(["ADDED_TO_TEAM", "ADDED_BY_ADDRESS", "INVITED", "INVITED_BY_ADDRESS"] as const)(
  "%s, whose recipient did not ask for it, has no link and no number that a stranger chose",
  (kind) => {
    const { title, text } = NOTIFICATION_TABLE[kind].write(FACTS, READER);
    expect(`${textIn("en", title)} ${textIn("en", text)}`).not.toMatch(/evil\.example|https?:|98765/);
  },
);

test.each(["TEAM_REGISTERED", "INVITED", "QUALIFIED", "PLACE_OFFERED", "PAYMENT_ACCEPTED"] as const)(
  "the mail %s says when and where the event is, if known",
  (kind) => {
    const labels = (facts: object) =>
      (rowOf(kind).write({ ...FACTS, ...facts }, READER).details ?? [])
        .flatMap((part) => (typeof part === "object" && "facts" in part ? part.facts : []))
        .map(([label]) => textIn("en", label));
    expect(labels({ when: "1 March 2025", where: "Lab 3" })).toEqual(
      expect.arrayContaining(["When", "Where"]),
    );
    expect(labels({ when: null, where: "" }).filter((label) => label.startsWith("Whe"))).toEqual([]);
  },
);

test.each([
  [false, "Until you accept, the team sees only your name", "Accept or decline"],
  [
    true,
    "An organiser recorded that you agreed in person. If you did not agree, open the team's page",
    "See your team",
  ],
])("a person who was added to a team reads what that means: in person %s", (inPerson, meaning, label) => {
  const facts = { ...FACTS, by: "Ravi Iyer", teamName: "Segfault", inPerson };
  const { title, text: written, next } = NOTIFICATION_TABLE.ADDED_TO_TEAM.write(facts, READER);
  const text = textIn("en", written);
  expect(textIn("en", title)).toBe("You were added to a team for Syntax Siege 2025");
  expect(text).toContain('Ravi Iyer added you to the team "Segfault" for Syntax Siege 2025.');
  expect(text).toContain(meaning);
  expect(text.includes("accept")).toBe(!inPerson);
  expect(textIn("en", next.label)).toBe(label);
});
