import { formatPaise } from "../../../shared/format/money";

/** Act of the log → what somebody did, as the middle of a sentence. Sources: every `recordAudit` of the backend. */
export const ACTS: Readonly<Record<string, string>> = {
  "payment.accept": "accepted a payment",
  "payment.reject": "rejected a payment",
  "payment.record": "recorded a payment from a bank statement",
  "payment.reopen": "took a decision about a payment back",
  "payment.withdraw": "took a recorded payment back",
  "statement.commit": "confirmed a bank statement",
  "statement.undo": "took a bank statement back",
  "rankings.set": "set rankings",
  "rankings.draft": "changed the draft of the rankings",
  "rankings.discard": "discarded the draft of the rankings",
  "rankings.publish": "published rankings",
  "rankings.undo": "took published rankings back",
  "mailing.send": "sent mail to teams",
  "mailing.retry": "sent the failed copies of a mail again",
  "mailing.resend": "sent failed mails again",
  "team.create": "created a team",
  "team.update": "changed a team",
  "team.delete": "deleted a team",
  "team.transfer": "handed a team over",
  "team.add-member": "added a member",
  "team.remove-member": "removed a member",
  "team.update-member": "filled in a member's details",
  "team.handle": "changed a handle",
  "user.update": "changed a user",
  "user.delete": "deleted a user",
  "export.begin": "exported a whole list",
  "user.reset-second-factor": "removed somebody's two-step login",
  "profile.update": "changed their own data",
  "profile.second-factor": "changed their two-step login",
  "settings.update": "changed the site's settings",
  "event.create": "created an event",
  "event.update": "changed an event",
  "superadmin.create": "made a Superadmin",
  "superadmin.promote": "made somebody a Superadmin",
};

/** The act in words; one that is new here as the log has it. */
export function actWords(action: string): string {
  return ACTS[action] ?? action.replace(/[.-]/g, " ");
}

/** The details of an entry as names and values to read. A text that is no JSON object stands as it is. */
export function detailPairs(details: string): readonly (readonly [name: string, value: string])[] {
  const parsed = parse(details);
  if (parsed === null) return details === "" ? [] : [["details", details]];
  return Object.entries(parsed).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [[nameWords(name), valueWords(name, value)] as const],
  );
}

function parse(details: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(details);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** `transactionId` as "transaction id", `amountPaise` as "amount". */
function nameWords(name: string): string {
  return name
    .replace(/Paise$/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
}

function valueWords(name: string, value: unknown): string {
  if (name.endsWith("Paise") && typeof value === "number") return formatPaise(value);
  if (Array.isArray(value)) return value.map((each) => valueWords(name, each)).join(", ");
  if (typeof value === "object" && value !== null) return objectWords(value);
  // Names of fields that changed.
  if (name === "fields" && typeof value === "string") return nameWords(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

function objectWords(value: object): string {
  const set = Object.entries(value).filter(
    ([, each]) => each !== null && each !== "" && !(Array.isArray(each) && each.length === 0),
  );
  return set.map(([name, each]) => `${nameWords(name)} ${valueWords(name, each)}`).join(", ");
}
