/**
 * The test files that `npm test` repeats on MariaDB: those that depend on SQL, a lock or a dialect. Rules, replies and
 * rights are the same on both databases, so the run on SQLite covers them. on-mariadb.test.ts fails if a lock or a file
 * `*.sql.ts` has no test here.
 */

/** Patterns of test file names, for kinds of tests that always run on MariaDB too. */
const KINDS = [
  String.raw`(?:-races|\.race|\.mariadb|-migration|-indexes)\.test\.ts$`,
  // Excludes tests that concern only SQLite, and tests of damaged files, which behave the same on both databases.
  String.raw`/src/(?:kernel/db|app/migrations|app/restore)/(?!sqlite-|damaged-).*\.test\.ts$`,
  String.raw`/app/(?:drift|migrate|migration-skeleton)\.test\.ts$`,
  String.raw`/app/cli/backup\.test\.ts$`,
  // Excludes tests of a faulty mail server, because outbox-worker.test.ts runs the same SQL statements.
  String.raw`/kernel/mail/outbox-(?!server-)[^/]*\.test\.ts$`,
];

/** The tests of each file of SQL statements. The tests are named without `.test.ts`. */
export const STATEMENT_TESTS: Readonly<Record<string, readonly string[]>> = {
  "app/cli/sealed-columns.sql.ts": ["app/cli/rotate-secret"],
  "kernel/audit/recent-acts.sql.ts": ["modules/admin/bin/bin-races"],
  "kernel/db/versions.sql.ts": ["app/sweep"],
  "kernel/graphql/json.sql.ts": ["modules/admin/users/user-pages"],
  "kernel/mail/failed-mail.sql.ts": ["modules/mailings/failed/failed-mail"],
  "kernel/paging/count.sql.ts": ["modules/payments/payments-page"],
  "modules/accounts/account-languages.sql.ts": ["modules/admin/admin.resolver"],
  "modules/accounts/account.sql.ts": [
    "modules/teams/members/member-record-races",
    "modules/teams/team.resolver",
  ],
  "modules/accounts/second-factor/factor-counts.sql.ts": ["app/passkeys"],
  "modules/accounts/sessions/session.sql.ts": ["modules/accounts/handle-proofs/handle-proof.service"],
  "modules/accounts/student-views/student-view.sql.ts": ["app/student-view-ends"],
  "modules/admin/audit/audit-list.sql.ts": ["modules/admin/audit/audit"],
  "modules/admin/overview/overview.sql.ts": ["modules/admin/overview/overview"],
  "modules/admin/exports/statistics.sql.ts": ["modules/admin/admin.resolver"],
  "modules/admin/users/user-filters.sql.ts": ["modules/admin/users/user-pages"],
  "modules/admin/users/user-list.sql.ts": [
    "modules/admin/admin.resolver",
    "modules/admin/users/user-list-indexes",
  ],
  "modules/admin/users/user-team-order.sql.ts": ["modules/admin/users/user-pages"],
  "modules/checkin/check-in.sql.ts": ["modules/checkin/check-in.service", "modules/checkin/check-in-races"],
  "modules/events/event-uses.sql.ts": ["modules/content/events/event-topics"],
  "modules/events/event.sql.ts": ["modules/events/current-event.race"],
  "modules/notifications/mailings-off.sql.ts": ["modules/mailings/audience/mailing-choice"],
  "modules/payments/records/payment-list.sql.ts": ["modules/payments/payment-races"],
  "modules/payments/records/payment-records.sql.ts": ["modules/statements/book/spent-lines"],
  "modules/payments/receipts/contract/money-came.sql.ts": ["modules/statements/book/spent-lines"],
  "modules/payments/receipts/receipt-view.sql.ts": ["modules/payments/receipts/receipt.service"],
  "modules/payments/refunds/refund-list.sql.ts": ["modules/payments/refunds/refund.service"],
  "modules/pictures/picture-texts.sql.ts": ["modules/pictures/picture-sweep"],
  "modules/rankings/ranking-standings.sql.ts": ["modules/rankings/ranking-draft"],
  "modules/rankings/results/results.sql.ts": ["modules/rankings/results/results"],
  "modules/season/season-facts.sql.ts": ["modules/season/season"],
  "modules/season/unseen-people.sql.ts": ["modules/season/clean-up-concurrent"],
  "modules/statements/book/ledger.sql.ts": ["modules/statements/book/ledger.service"],
  "modules/statements/book/payment-figures.sql.ts": ["modules/statements/book/ledger.service"],
  "modules/statements/allocation/open-lines.sql.ts": ["modules/statements/book/whole-book"],
  "modules/statements/allocation/audited-lines.sql.ts": ["modules/season/clean-up-rules"],
  "modules/statements/statement-batches.sql.ts": ["modules/statements/statement-races"],
  "modules/statements/facts/statement-facts.sql.ts": ["modules/statements/book/spent-lines"],
  "modules/statements/statement-warnings.sql.ts": ["modules/statements/statement-returns"],
  "modules/teams/reads/desk-people.sql.ts": ["modules/teams/leaving/deletion-impact.service"],
  "modules/teams/changes/open-choices.sql.ts": [
    "modules/teams/invitations/invitation-races",
    "modules/teams/members/joins-account-races",
  ],
  "modules/teams/listings/listed.sql.ts": ["modules/teams/listings/listing.service"],
  "modules/teams/reads/team-select.sql.ts": [
    "modules/teams/changes/team-races",
    "modules/webhooks/webhook-types",
  ],
  "modules/teams/members/open-events.sql.ts": ["modules/teams/listings/listing.service"],
  "modules/teams/contract/qualified.sql.ts": ["modules/payments/place-offers"],
  "modules/teams/places/place-standings.sql.ts": ["modules/payments/place-offers"],
  "modules/teams/reminders/reminders.sql.ts": ["modules/teams/reminders/reminder.service"],
  "modules/teams/reads/team-audience.sql.ts": ["modules/certificates/certificates-checked-in"],
  "modules/teams/reads/team-filters.sql.ts": ["modules/teams/reads/teams-page"],
  "modules/teams/reads/team-json.sql.ts": [
    "modules/teams/reads/teams-page",
    "modules/teams/members/handle-holders",
  ],
  "modules/teams/reads/team-places.sql.ts": ["modules/teams/reads/teams-page"],
  "modules/teams/changes/team-rankings.sql.ts": ["modules/admin/bin/bin-ranking"],
  "modules/teams/changes/team-seats.sql.ts": ["modules/teams/changes/team-races"],
  "modules/teams/reads/team-sources.sql.ts": ["modules/teams/reads/teams-page"],
  "modules/teams/reads/teams-with-people.sql.ts": ["modules/statements/statement-races"],
  "modules/teams/members/unconfirmed-places.sql.ts": ["modules/teams/members/joins-account-races"],
  "modules/webhooks/feeds/feed-sheets.sql.ts": ["modules/webhooks/feeds/spreadsheet-feed"],
  "modules/webhooks/webhook-deliveries.sql.ts": ["modules/webhooks/delivery-errors"],
};

/** The tests for each lock, by its file and function. */
export const LOCK_TESTS: Readonly<Record<string, readonly string[]>> = {
  "kernel/db/leases.ts acquire": ["kernel/db/leases"],
  "kernel/db/take-turns.ts takeTurns": ["modules/webhooks/webhooks-races"],
  "kernel/mail/outbox.repository.ts acquire": ["kernel/mail/outbox-indexes"],
  "kernel/settings/site-setting.repository.ts lockTwoStepDuty": ["app/compulsory-factor"],
  "modules/accounts/account.repository.ts lockAccount": ["modules/teams/members/joins-account-races"],
  "modules/accounts/account.repository.ts lockOtherSuperadmins": ["modules/admin/audit/audit"],
  "modules/accounts/forgetting/forgetting.repository.ts lockNotified": ["modules/season/clean-up-rules"],
  "modules/accounts/forgetting/forgetting.repository.ts lockSeenAccount": [
    "modules/accounts/handle-proofs/handle-proof.service",
  ],
  "modules/accounts/second-factor/second-factor.repository.ts lockApp": ["app/passkeys"],
  "modules/accounts/sessions/session.repository.ts lock": ["app/credential-races"],
  "modules/accounts/sessions/session.repository.ts lockAll": ["app/confirmation-races"],
  "modules/checkin/desk-session.repository.ts lock": ["modules/checkin/check-in-races"],
  "modules/checkin/check-in.sql.ts lockSession": ["modules/checkin/check-in-races"],
  "modules/content/editing/content.repository.ts lock": ["modules/content/events/event-topics"],
  "modules/events/event-admin.repository.ts lock": ["modules/events/current-event.race"],
  "modules/events/event-admin.repository.ts lockOne": ["modules/content/events/event-topics"],
  "modules/rankings/ranking-draft.repository.ts lock": ["modules/rankings/ranking-draft"],
  "modules/statements/allocation/bank-line.repository.ts lock": [
    "modules/statements/allocation/line-allocation-races",
  ],
  "modules/statements/statement.repository.ts lockConfirmations": ["modules/statements/statement-races"],
  "modules/statements/statement.repository.ts lockLines": ["modules/statements/statement-races"],
  "modules/teams/places/place.repository.ts lock": ["modules/payments/place-revert-races"],
  "modules/teams/team.repository.ts lock": ["app/versions-races"],
  "modules/teams/team.repository.ts lockLed": ["modules/teams/changes/team-races"],
  "modules/teams/team.repository.ts lockNamed": ["modules/rankings/ranking-draft"],
  "modules/teams/team.repository.ts lockRoster": ["modules/teams/changes/team-races"],
};

/** Tests of repository functions whose SQL comes from TypeORM and that no test above covers. */
const REPOSITORY_TESTS = [
  "app/account-closing",
  "app/event-titles",
  "app/mail-languages",
  "bench/answers",
  "modules/admin/bin/bin",
  "modules/admin/views/saved-view",
  "modules/certificates/certificates",
  "modules/certificates/certificates-print",
  "modules/checkin/check-in.service",
  "modules/mailings/plans/mail-plan",
  "modules/mailings/mailing",
  "modules/mailings/failed/reasons-in-language",
  "modules/payments/payment.resolver",
  "modules/payments/decisions/revert-payment.service",
  "modules/rankings/results/past/past-results",
  "modules/samples/samples",
  "modules/settings/settings",
  "modules/statements/allocation/line-allocation.service",
  "modules/teams/import/teams-import",
  "modules/teams/invitations/invitation.service",
  "modules/teams/members/member-record.service",
  "modules/teams/notices/team-notices",
  "modules/webhooks/webhooks",
  "rest/forgotten-password",
];

/** The listed test files, without `.test.ts`, each once. */
export const LISTED_TESTS: readonly string[] = [
  ...new Set([
    ...Object.values(STATEMENT_TESTS).flat(),
    ...Object.values(LOCK_TESTS).flat(),
    ...REPOSITORY_TESTS,
  ]),
];

/** Patterns for jest's `testRegex`. */
export const ON_MARIADB: readonly string[] = [
  ...KINDS,
  ...LISTED_TESTS.map((test) => `/${test.replaceAll(".", "\\.")}\\.test\\.ts$`),
];
