import { GRANT_LABELS } from "../../kernel/contract/grant-labels.js";
import { REACH } from "../../modules/accounts/role-mails.js";
import { NotificationKind } from "../../modules/notifications/contract/notification-kind.js";
import { notificationMail } from "../../modules/notifications/notification-mails.js";
import { rowOf } from "../../modules/notifications/table/notification-table.js";
import { ASHA, type MailSample, SAMPLE_URL } from "./mail-sample.js";

const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

/** What the rows of the table are filled in with; each takes what it needs. */
const FACTS = {
  teamName: "Null Pointers",
  event: { title: "Syntax Siege 2025" },
  by: "Ravi Iyer",
  to: "Ravi Iyer",
  from: "asha@example.org",
  userAgent: BROWSER,
  former: "Meera Nair",
  news: "a passkey was added",
  role: "Superadmin",
  before: "User",
  at: "20 February 2027, 4:00 PM IST",
  site: "club.example",
  reach: REACH.Superadmin,
  given: [GRANT_LABELS.treasurer],
  taken: [GRANT_LABELS.content],
  hasAny: true,
  missing: "the Codeforces handle of Meera Nair",
  passes: new Map([["asha", "https://club.example/pass#AZTzLj_hcV2-0Lmk3RlD8l7DBhJ1oQ2nYx4s8uKfWaE"]]),
  left: "3 days",
  closesAt: "20 February 2027, 4:00 PM IST",
  ranking: 1,
  duePaise: 36_000,
  dueUntil: "1 March 2027, 5:00 PM IST",
  transactionId: "412345678901",
  amountPaise: 36_000,
  reference: "SS-7K3QX9",
  reason: "No transfer with this id reached the account.",
  said: "accepted",
  how: "by UPI on 1 March 2027, number 412345678999",
  calendar: null,
  eventTitle: "Syntax Siege 2025",
  publicId: "3xq7Jc0b2Xl5Jm2aVg8Z9w",
  movedUp: true,
  feePaise: 36_000,
  deadline: "20 February 2027, 4:00 PM IST",
  handle: "tourist",
  seen: "3 March 2024",
  years: 3,
  goesOn: "4 April 2027",
  whose: "Meera Nair",
};

/** The mails of the table of notifications, to the leader and, where it says something else, to others. */
export const NOTIFICATION_SAMPLES: readonly MailSample[] = Object.values(NotificationKind).flatMap((kind) => {
  const { mail, write } = rowOf(kind);
  if (!mail) return [];
  const samples = [true, false].map((leads) => {
    const reader = { userId: "asha", ...ASHA, leads };
    return notificationMail(reader, write(FACTS, reader), SAMPLE_URL);
  });
  const differ = JSON.stringify(samples[0]) !== JSON.stringify(samples[1]);
  return samples.slice(0, differ ? 2 : 1).map((sample, at) => ({
    template: "notificationMail",
    variant: `${kind}${differ ? (at === 0 ? " leader" : " member") : ""}`,
    mail: sample,
  }));
});
