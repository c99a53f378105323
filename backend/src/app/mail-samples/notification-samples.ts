import { GRANT_LABELS } from "../../kernel/contract/grant-labels.js";
import { dayMsg, joined, knownMsg, momentMsg } from "../../kernel/languages/message.js";
import { REACH } from "../../modules/accounts/roles/role-mails.js";
import { FACTOR_NEWS } from "../../modules/accounts/second-factor/second-factor-mails.js";
import { NotificationKind } from "../../modules/notifications/contract/notification-kind.js";
import { notificationMail } from "../../modules/notifications/notification-mails.js";
import { rowOf } from "../../modules/notifications/table/notification-table.js";
import { returnMsg } from "../../modules/payments/refunds/refund.service.js";
import { missingOf } from "../../modules/teams/notices/missing-text.js";
import { timeLeft } from "../../modules/teams/reminders/reminder.service.js";
import { ASHA, type MailSample, SAMPLE_URL } from "./mail-sample.js";

const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

const MOMENT = new Date("2027-02-20T10:30:00Z");
const LACKING = {
  people: 2,
  withoutHandle: ["Meera Nair", "Asha Rao"].map((name) => ({ userId: null, name })),
  event: { minTeamSize: 3, maxTeamSize: 3, fee: 36_000 },
};

/** Sample values for all notifications. Each notification uses some of them. */
export const NOTIFICATION_FACTS = {
  teamName: "Null Pointers",
  event: { title: "Syntax Siege 2025" },
  by: "Ravi Iyer",
  to: "Ravi Iyer",
  from: "asha@example.org",
  userAgent: BROWSER,
  former: "Meera Nair",
  news: FACTOR_NEWS.passkeyAdded,
  role: knownMsg("Superadmin"),
  before: knownMsg("User"),
  at: momentMsg(MOMENT),
  site: "club.example",
  reach: REACH.Superadmin,
  given: [GRANT_LABELS.treasurer],
  taken: [GRANT_LABELS.content],
  hasAny: true,
  missing: missingOf(["MEMBERS", "HANDLES", "PAYMENT"], LACKING),
  passes: new Map([["asha", "https://club.example/pass#AZTzLj_hcV2-0Lmk3RlD8l7DBhJ1oQ2nYx4s8uKfWaE"]]),
  left: timeLeft(3 * 24 * 3_600_000),
  closesAt: momentMsg(MOMENT),
  ranking: 1,
  duePaise: 36_000,
  dueUntil: momentMsg(MOMENT),
  transactionId: "412345678901",
  amountPaise: 36_000,
  reference: "SS-7K3QX9",
  reason: "No transfer with this id reached the account.",
  said: "accepted",
  how: returnMsg({ way: "upi", paidOn: "2027-03-01", transactionId: "412345678999" }),
  when: joined([dayMsg("2025-03-01"), dayMsg("2025-03-02")], " – "),
  where: "Computer Centre",
  calendar: null,
  eventTitle: "Syntax Siege 2025",
  publicId: "3xq7Jc0b2Xl5Jm2aVg8Z9w",
  movedUp: true,
  feePaise: 36_000,
  deadline: momentMsg(MOMENT),
  handle: "tourist",
  seen: dayMsg("2024-03-03"),
  years: 3,
  goesOn: dayMsg("2027-04-04"),
  whose: "Meera Nair",
};

/** The mails for all notifications that are mailed: one to the leader, and one to a member if the text differs. */
export const NOTIFICATION_SAMPLES: readonly MailSample[] = Object.values(NotificationKind).flatMap((kind) => {
  const { mail, write } = rowOf(kind);
  if (!mail) return [];
  const samples = [true, false].map((leads) => {
    const reader = { userId: "asha", ...ASHA, leads };
    return notificationMail(reader, write(NOTIFICATION_FACTS, reader), SAMPLE_URL);
  });
  const differ = JSON.stringify(samples[0]) !== JSON.stringify(samples[1]);
  return samples.slice(0, differ ? 2 : 1).map((sample, at) => ({
    template: "notificationMail",
    variant: `${kind}${differ ? (at === 0 ? " leader" : " member") : ""}`,
    mail: sample,
  }));
});
