import { byColumn, idsOf, repeated, type Invariants } from "./invariant.js";

const DECISIONS = { "payment.accept": "report accepted", "payment.reject": "report rejected", "payment.bookCash": "cash accepted" };

/** What holds of accounts, sessions, the audit log, mails and notifications. */
export const PEOPLE_INVARIANTS: Invariants = {
  "an address has one account": ({ now }) => repeated(now.users, "email"),
  "sessions belong to accounts": ({ now }) => {
    const users = idsOf(now.users);
    return now.sessions.filter(({ userId }) => !users.has(String(userId))).map(({ id }) => String(id));
  },
  "every decision is in the audit log once": ({ now }) =>
    Object.entries(DECISIONS).flatMap(([action, move]) => {
      const [basis, to] = move.split(" ");
      const steps = now.payment_steps.filter((step) => step["basis"] === basis && step["toStatus"] === to);
      // A slip that is confirmed books cash too, under its own action.
      const actions = action === "payment.bookCash" ? [action, "payment.confirmCash"] : [action];
      const entries = now.audit_entries.filter((entry) => actions.includes(String(entry["action"])));
      const found = byColumn(entries, "targetId");
      return [...byColumn(steps, "paymentId")]
        .filter(([payment, own]) => (found.get(payment)?.length ?? 0) !== own.length)
        .map(([payment, own]) => `${action} of ${payment}: ${String(own.length)} steps`);
    }),
  "a decision is mailed to a person once": ({ now }) => repeated(now.outbox_mails, "causeId", "recipient"),
  "no mail reports a decision that was taken back before it left": ({ now }) => {
    const steps = byColumn(now.payment_steps, "paymentId");
    const undone = new Map<string, string>();
    for (const own of steps.values()) {
      const acts: string[] = [];
      for (const step of [...own].sort((a, b) => (String(a["at"]) + String(a["id"]) < String(b["at"]) + String(b["id"]) ? -1 : 1)))
        if (step["basis"] === "revert") undone.set(acts.pop() ?? "", String(step["at"]));
        else if (step["basis"] !== null) acts.push(String(step["id"]));
    }
    return now.outbox_mails
      .filter(({ state, causeId }) => state === "queued" && undone.has(String(causeId)))
      .map(({ id }) => String(id));
  },
  "a decision is in a person's notifications once": ({ now }) =>
    repeated(now.notifications, "causeId", "userId", "kind"),
  "a decision that is in force was mailed to its team": ({ now }) => {
    const causes = idsOf(now.outbox_mails, "causeId");
    const teams = idsOf(now.teams);
    const steps = byColumn(now.payment_steps, "paymentId");
    return now.payments.flatMap(({ id, teamId, status }) => {
      const last = [...(steps.get(String(id)) ?? [])].sort((a, b) => (String(a["at"]) < String(b["at"]) ? -1 : 1)).at(-1);
      const isDecision = last !== undefined && last["basis"] !== "revert" && ["accepted", "rejected"].includes(String(status));
      return isDecision && teams.has(String(teamId)) && !causes.has(String(last["id"])) ? [String(id)] : [];
    });
  },
  "notifications are for people who have an account": ({ now }) => {
    const users = idsOf(now.users);
    return now.notifications.filter(({ userId }) => !users.has(String(userId))).map(({ id }) => String(id));
  },
};
