/**
 * Every act that the audit log may hold, as the verb of a sentence ("<actor> <label>"). `recordAudit` accepts no other, so
 * every act has a label. Those about single payments of a statement are in older entries only.
 */
export const AUDIT_LABELS = {
  "payment.accept": "accepted a payment",
  "payment.reject": "rejected a payment",
  "payment.record": "recorded a payment from a bank statement",
  "payment.reopen": "took back a decision about a payment",
  "payment.withdraw": "took back a recorded payment",
  "statement.commit": "confirmed a bank statement",
  "statement.undo": "took back a bank statement",
  "rankings.set": "set rankings", // no longer recorded; older entries have it
  "rankings.draft": "changed the draft of the rankings",
  "rankings.discard": "discarded the draft of the rankings",
  "rankings.publish": "published rankings",
  "rankings.fetch": "fetched standings from Codeforces",
  "rankings.undo": "took back published rankings",
  "mailing.send": "sent mail to teams",
  "mailing.retry": "sent the failed copies of a mail again",
  "mailing.resend": "sent failed mails again",
  "team.create": "created a team",
  "team.update": "changed a team",
  "team.delete": "deleted a team",
  "team.transfer": "handed over a team",
  "team.add-member": "added a member",
  "team.remove-member": "removed a member",
  "team.update-member": "filled in a member's details",
  "team.invite": "invited somebody to a team",
  "team.resend-invitation": "sent an invitation to a team again",
  "team.cancel-invitation": "withdrew an invitation to a team",
  "team.list": "listed a team among those that look for people",
  "team.unlist": "took a team off the list of those that look for people",
  "team.decline-request": "declined somebody's request to join a team",
  "user.unlist": "took somebody off the list of those who look for a team",
  "team.invitation-link": "changed a team's invitation link",
  "team.handle": "changed a handle",
  "user.update": "changed a user",
  "user.delete": "deleted a user",
  "user.grants": "changed the rights of a user",
  "user.reset-second-factor": "removed somebody's two-step login",
  "profile.second-factor": "changed their two-step login",
  "settings.update": "changed the site's settings",
  "export.begin": "exported a whole list",
  "profile.update": "changed their own data",
  "event.create": "created an event",
  "event.update": "changed an event",
  "event.setCurrent": "made an event the current one",
  "superadmin.create": "made a Superadmin",
  "superadmin.promote": "made somebody a Superadmin",
} as const;

/** An act of the audit log: the kind of target, and what was done. */
export type AuditAction = keyof typeof AUDIT_LABELS;
