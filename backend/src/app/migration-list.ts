import { Accounts1700000000001 } from "./migrations/1700000000001-accounts.js";
import { Teams1700000000002 } from "./migrations/1700000000002-teams.js";
import { Payments1700000000003 } from "./migrations/1700000000003-payments.js";
import { MailReplyTo1700000000004 } from "./migrations/1700000000004-mail-reply-to.js";
import { UserListIndexes1700000000005 } from "./migrations/1700000000005-user-list-indexes.js";
import { AdminLists1700000000006 } from "./migrations/1700000000006-admin-lists.js";
import { CurrentEvent1700000000007 } from "./migrations/1700000000007-current-event.js";
import { Statements1700000000008 } from "./migrations/1700000000008-statements.js";
import { Rankings1700000000009 } from "./migrations/1700000000009-rankings.js";
import { Mailings1700000000010 } from "./migrations/1700000000010-mailings.js";
import { StatementLines1700000000011 } from "./migrations/1700000000011-statement-lines.js";
import { MailLeases1700000000012 } from "./migrations/1700000000012-mail-leases.js";
import { SecondFactors1700000000017 } from "./migrations/1700000000017-second-factors.js";
import { Sweep1700000000014 } from "./migrations/1700000000014-sweep.js";
import { GrantsAndAudit1700000000018 } from "./migrations/1700000000018-grants-and-audit.js";
import { CheckIn1700000000042 } from "./migrations/1700000000042-check-in.js";
import { LiveStandings1700000000044 } from "./migrations/1700000000044-live-standings.js";
import { CodeTries1700000000015 } from "./migrations/1700000000015-code-tries.js";
import { Consent1700000000016 } from "./migrations/1700000000016-consent.js";
import { Confirmations1700000000019 } from "./migrations/1700000000019-confirmations.js";
import { InvitationLinks1700000000023 } from "./migrations/1700000000023-invitation-links.js";
import { Notifications1700000000027 } from "./migrations/1700000000027-notifications.js";
import { PaymentBook1700000000028 } from "./migrations/1700000000028-payment-book.js";
import { LineAllocations1700000000029 } from "./migrations/1700000000029-line-allocations.js";
import { TeamNotes1700000000036 } from "./migrations/1700000000036-team-notes.js";
import { Listings1700000000026 } from "./migrations/1700000000026-listings.js";
import { TeamInvitations1700000000025 } from "./migrations/1700000000025-team-invitations.js";
import { StatementReturns1700000000030 } from "./migrations/1700000000030-statement-returns.js";
import { Results1700000000041 } from "./migrations/1700000000041-results.js";
import { ContestSources1700000000033 } from "./migrations/1700000000033-contest-sources.js";
import { Bin1700000000034 } from "./migrations/1700000000034-bin.js";
import { SavedViews1700000000032 } from "./migrations/1700000000032-saved-views.js";
import { MailPlans1700000000035 } from "./migrations/1700000000035-mail-plans.js";
import { EventDetails1700000000021 } from "./migrations/1700000000021-event-details.js";
import { ListOrders1700000000038 } from "./migrations/1700000000038-list-orders.js";
import { Places1700000000039 } from "./migrations/1700000000039-places.js";
import { HandleProofs1700000000040 } from "./migrations/1700000000040-handle-proofs.js";
import { Certificates1700000000043 } from "./migrations/1700000000043-certificates.js";
import { Webhooks1700000000049 } from "./migrations/1700000000049-webhooks.js";
import { Pictures1700000000047 } from "./migrations/1700000000047-pictures.js";
import { Content1700000000046 } from "./migrations/1700000000046-content.js";
import { Settings1700000000048 } from "./migrations/1700000000048-settings.js";
import { StudentViews1700000000053 } from "./migrations/1700000000053-student-views.js";
import { ContentLanguages1700000000055 } from "./migrations/1700000000055-content-languages.js";
import { DraftBase1700000000057 } from "./migrations/1700000000057-draft-base.js";
import { MailsOfAnAddress1700000000058 } from "./migrations/1700000000058-mails-of-an-address.js";
import { MailingsOff1700000000061 } from "./migrations/1700000000061-mailings-off.js";
import { SpentNumbers1700000000062 } from "./migrations/1700000000062-spent-numbers.js";
import { Surpluses1700000000063 } from "./migrations/1700000000063-surpluses.js";
import { CashSlips1700000000064 } from "./migrations/1700000000064-cash-slips.js";
import { LargeCredits1700000000065 } from "./migrations/1700000000065-large-credits.js";
import { TransactionKeys1700000000059 } from "./migrations/1700000000059-transaction-keys.js";
import { Spellings1700000000060 } from "./migrations/1700000000060-spellings.js";
import { Season1700000000051 } from "./migrations/1700000000051-season.js";
import { Languages1700000000054 } from "./migrations/1700000000054-languages.js";
import { CertificateLanguages1700000000056 } from "./migrations/1700000000056-certificate-languages.js";
import { NamesIgnoringCase1700000000037 } from "./migrations/1700000000037-names-ignoring-case.js";
import { LiveCounts1700000000045 } from "./migrations/1700000000045-live-counts.js";
import { SmallestTeams1700000000068 } from "./migrations/1700000000068-smallest-teams.js";
import { Traces1700000000071 } from "./migrations/1700000000071-traces.js";
import { LookAlikes1700000000076 } from "./migrations/1700000000076-look-alikes.js";
import { PlainTemplates1700000000072 } from "./migrations/1700000000072-plain-templates.js";
import { WeakPasswords1700000000070 } from "./migrations/1700000000070-weak-passwords.js";

/** All migrations, oldest first. */
export const MIGRATIONS = [
  Accounts1700000000001,
  Teams1700000000002,
  Payments1700000000003,
  MailReplyTo1700000000004,
  UserListIndexes1700000000005,
  AdminLists1700000000006,
  CurrentEvent1700000000007,
  Statements1700000000008,
  Rankings1700000000009,
  Mailings1700000000010,
  StatementLines1700000000011,
  MailLeases1700000000012,
  Sweep1700000000014,
  CodeTries1700000000015,
  Consent1700000000016,
  SecondFactors1700000000017,
  GrantsAndAudit1700000000018,
  Confirmations1700000000019,
  EventDetails1700000000021,
  InvitationLinks1700000000023,
  Notifications1700000000027,
  Bin1700000000034,
  TeamNotes1700000000036,
  MailPlans1700000000035,
  TeamInvitations1700000000025,
  Listings1700000000026,
  PaymentBook1700000000028,
  StatementReturns1700000000030,
  LineAllocations1700000000029,
  SavedViews1700000000032,
  NamesIgnoringCase1700000000037,
  ContestSources1700000000033,
  ListOrders1700000000038,
  Places1700000000039,
  HandleProofs1700000000040,
  Results1700000000041,
  CheckIn1700000000042,
  Certificates1700000000043,
  LiveStandings1700000000044,
  LiveCounts1700000000045,
  SmallestTeams1700000000068,
  Content1700000000046,
  Settings1700000000048,
  Season1700000000051,
  Languages1700000000054,
  CertificateLanguages1700000000056,
  Webhooks1700000000049,
  Pictures1700000000047,
  StudentViews1700000000053,
  ContentLanguages1700000000055,
  DraftBase1700000000057,
  MailsOfAnAddress1700000000058,
  TransactionKeys1700000000059,
  Spellings1700000000060,
  MailingsOff1700000000061,
  SpentNumbers1700000000062,
  Surpluses1700000000063,
  CashSlips1700000000064,
  LargeCredits1700000000065,
  WeakPasswords1700000000070,
  Traces1700000000071,
  PlainTemplates1700000000072,
  LookAlikes1700000000076,
];
