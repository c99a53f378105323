import { byColumn, idsOf, repeated, type Invariants } from "./invariant.js";

/** A treasurer's decisions on reports: the action in the audit log, and the status in the payment's steps. */
const DECISIONS = { "payment.accept": "accepted", "payment.reject": "rejected" };

export const PEOPLE_INVARIANTS: Invariants = {
  "an address has one account": ({ now }) => repeated(now.users, "email"),
  "sessions belong to accounts": ({ now }) => {
    const users = idsOf(now.users);
    return now.sessions.filter(({ userId }) => !users.has(String(userId))).map(({ id }) => String(id));
  },
  "every decision is in the audit log once": ({ now }) =>
    Object.entries(DECISIONS).flatMap(([action, to]) => {
      const steps = now.payment_steps.filter(({ basis, toStatus }) => basis === "report" && toStatus === to);
      const entries = byColumn(
        now.audit_entries.filter((entry) => entry["action"] === action),
        "targetId",
      );
      return [...byColumn(steps, "paymentId")]
        .filter(([payment, own]) => entries.get(payment)?.length !== own.length)
        .map(([payment, own]) => `${action} of ${payment}: ${String(own.length)} steps`);
    }),
  "cash that was booked is in the audit log once, from a slip or not": ({ now }) => {
    const steps = now.payment_steps.filter(({ basis }) => basis === "cash").length;
    const actions = ["payment.bookCash", "payment.confirmCash"];
    const entries = now.audit_entries.filter(({ action }) => actions.includes(String(action))).length;
    return steps === entries ? [] : [`${String(steps)} steps, ${String(entries)} entries`];
  },
  "a decision is mailed to a person once": ({ now }) => repeated(now.outbox_mails, "causeId", "recipient"),
  "no mail reports a decision that was taken back before it left": ({ now }) => {
    const steps = byColumn(now.payment_steps, "paymentId");
    const undone = new Map<string, string>();
    for (const own of steps.values()) {
      const acts: string[] = [];
      for (const step of [...own].sort((a, b) =>
        String(a["at"]) + String(a["id"]) < String(b["at"]) + String(b["id"]) ? -1 : 1,
      ))
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
      const last = [...(steps.get(String(id)) ?? [])]
        .sort((a, b) => (String(a["at"]) < String(b["at"]) ? -1 : 1))
        .at(-1);
      const isDecision =
        last !== undefined && last["basis"] !== "revert" && ["accepted", "rejected"].includes(String(status));
      return isDecision && teams.has(String(teamId)) && !causes.has(String(last["id"])) ? [String(id)] : [];
    });
  },
  "notifications are for people who have an account": ({ now }) => {
    const users = idsOf(now.users);
    return now.notifications.filter(({ userId }) => !users.has(String(userId))).map(({ id }) => String(id));
  },
};
