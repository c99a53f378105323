import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AUDIT_LABELS } from "@contract/kernel/contract/audit-labels";
import { WEBHOOK_TYPES } from "@contract/kernel/contract/webhook-types";
import { targetAddress } from "../../shared/admin-addresses";
import { actionLabel, detailLists, detailPairs } from "./audit-labels";
import { targetLabel } from "./detail-labels";

const SOURCES = join(__dirname, "../../../../backend/src");

/** Returns every text that looks like an action, from backend sources that write to the log. */
function actsOfTheBackend(): readonly string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => file.endsWith(".ts") && !file.includes(".test.") && !file.includes("/contract/"))
    .map((file) => readFileSync(join(SOURCES, file), "utf8"))
    .filter((text) => /recordAudit|auditAdmin|AuditAction/.test(text));
  const acts = texts.flatMap((text) => [...text.matchAll(/"([a-z]+\.[a-zA-Z-]+)"/g)]);
  // Leaves out the types of webhook messages, which look like the audit log's actions.
  const isWebhooks = (act: string) => Object.hasOwn(WEBHOOK_TYPES, act);
  return [...new Set(acts.map(([, act]) => act ?? ""))].filter(
    (act) => Object.hasOwn(AUDIT_LABELS, act) || !isWebhooks(act),
  );
}

test("there are words for every act of the log", () => {
  const acts = actsOfTheBackend();
  expect(acts).toEqual(
    expect.arrayContaining(["payment.accept", "team.transfer", "user.delete", "event.setCurrent"]),
  );
  expect(acts.filter((act) => !Object.hasOwn(AUDIT_LABELS, act))).toEqual([]);
});

test("what was done to many is a list to open, with how many; a few stand in the line", () => {
  const payments = [
    ["Segfault", "UTR1", 36000],
    ["Off by one", "UTR2", 36000],
  ];
  const details = JSON.stringify({ confirmed: 2, payments, left: ["A", "B"] });
  expect(detailLists(details)).toEqual([
    { name: "payments", items: ["Segfault · UTR1 · ₹360", "Off by one · UTR2 · ₹360"] },
  ]);
  expect(detailPairs(details)).toEqual([
    ["confirmed", "2"],
    ["not restored", "A, B"],
  ]);
  expect(detailLists('{"teams":[["Segfault",null,1]]}')).toEqual([
    { name: "teams", items: ["Segfault: unranked → 1"] },
  ]);
  expect(
    detailLists('{"count":2,"deleted":[["Segfault","id1","Asha Rao","Om Sen"],["Empty","id2"]]}'),
  ).toEqual([{ name: "deleted", items: ["Segfault: Asha Rao, Om Sen", "Empty"] }]);
  expect(detailLists('{"count":1,"changed":[["Asha Rao","id1","college","phone"]]}')).toEqual([
    { name: "changed", items: ["Asha Rao: college, phone"] },
  ]);
});

test("an item of the season's checklist is named as the checklist names it", () => {
  expect(detailPairs('{"item":"BANK_MONEY","reason":"BANK_MONEY"}')).toEqual([
    ["checklist item", "Give all money in the bank statements to a team, or set it aside"],
    ["reason", "BANK_MONEY"],
  ]);
  expect(detailPairs('{"item":"OF_ANOTHER_VERSION"}')).toEqual([["checklist item", "OF_ANOTHER_VERSION"]]);
});

test("an act that is new here is still readable", () => {
  expect(actionLabel("statement.undo-batch")).toBe("statement undo batch");
});

test("times, yes and no, ids and stored codes are shown as words", () => {
  const audience = { fitting: true, missing: null, whom: "LEADERS", teamIds: ["a", "b"] };
  expect(detailPairs(JSON.stringify({ at: "2026-12-24T04:30:00.000Z", audience }))).toEqual([
    ["time", "24 Dec 2026, 10:00 AM IST"],
    ["audience", "all matching teams yes, people The leaders, selected teams 2"],
  ]);
  expect(detailPairs('{"url":"https://x.example","types":["team.deleted"],"state":"on"}')).toEqual([
    ["address", "https://x.example"],
    ["kinds of messages", "A team was deleted"],
    ["state", "on"],
  ]);
  expect(detailPairs('{"content":"people","withContact":false}')).toEqual([
    ["content", "people"],
    ["with phone, college and roll number", "no"],
  ]);
  expect(targetLabel("content", "hi/social-links")).toBe("Links, हिन्दी");
  expect(targetLabel("content", "members/2022-26")).toBe("Batch 2022-26");
  expect(targetLabel("team", "club")).toBe("club");
});

test("a scheduled mail's link leads to the list of scheduled mails, and a cancelled mail has no link", () => {
  const target = { targetType: "mailing", targetId: "1" };
  expect(targetAddress({ action: "mailing.schedule", ...target })).toBe(
    "/admindashboard?tab=mail&view=scheduled",
  );
  expect(targetAddress({ action: "mailing.cancel", ...target })).toBeNull();
  expect(targetAddress({ action: "mailing.retry", ...target })).toMatch(/&mailing=1$/);
});

test("details are names and values; other text than a JSON object is shown unchanged", () => {
  expect(detailPairs('{"teamName":"A","amountPaise":36000,"reason":null,"fields":["name","email"]}')).toEqual(
    [
      ["team name", "A"],
      ["amount", "₹360"],
      ["fields", "name, email"],
    ],
  );
  expect(detailPairs("[1]")).toEqual([["details", "[1]"]]);
  expect(detailPairs("{}")).toEqual([]);
});

test("every subject of the log has a label, and a typed value does not change", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.includes("test"),
  );
  const texts = files.map((file) => readFileSync(join(SOURCES, file), "utf8"));
  const targets = texts.flatMap((text) =>
    [...text.matchAll(/targetType: "(\w+)"/g)].map(([, type = ""]) => type),
  );
  expect(targets).toEqual(expect.arrayContaining(["team", "checkIn", "content"]));
  const labels = readFileSync(join(__dirname, "detail-labels.ts"), "utf8");
  expect(targets.filter((type) => type !== "test" && !labels.includes(`  ${type}: t(`))).toEqual([]);
  expect(detailPairs('{"reason":"pending","team":"file","by":"file"}')).toEqual([
    ["reason", "pending"],
    ["team", "file"],
    ["by", "imported list"],
  ]);
});
