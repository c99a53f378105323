import { paths } from "../../kernel/contract/paths.js";
import { plainBody } from "../../kernel/mail/mail-body.js";
import { contactMail } from "../../modules/contact/contact-mails.js";
import { mailsOf } from "../../modules/mailings/mailing-mails.js";
import {
  paymentAcceptedMail,
  type PaymentMail,
  paymentNotice,
  paymentRejectedMail,
  paymentRemovedMail,
  paymentReportedMail,
  paymentRevertedMail,
} from "../../modules/payments/payment-mails.js";
import {
  addedToTeamMail,
  declinedMail,
  joinedMail,
  recordAddedMail,
} from "../../modules/teams/team-mails.js";
import type { AudienceTeam } from "../../modules/teams/contract/audience.js";
import { ASHA, type MailSample, SAMPLE_URL } from "./mail-sample.js";

const EVENT = { title: "Syntax Siege 2025", slug: "syntaxsiege" };
const TEAM = "Null Pointers";
const ADDED = { to: ASHA.email, addedBy: "Ravi Iyer", teamName: TEAM, event: EVENT };
const OF_LEADER = { to: ASHA.email, name: ASHA.name, teamName: TEAM };
const PAYMENT = {
  teamName: TEAM,
  reporterName: ASHA.name,
  transactionId: "412345678901",
  amountPaise: 36_000,
  reference: "SS-7K3QX9",
};
const CONTACT = {
  firstName: "Meera",
  lastName: "Nair",
  email: "meera@example.org",
  phone: "9876543210",
  message: "Good evening,\n\nmay teams of two take part?\nWe are two so far.",
};
const PERSON = { ...ASHA, hasAccount: true, confirmed: true, isLeader: true, hasHandle: false };
const ADDRESSED_TEAM: AudienceTeam = {
  id: "team",
  name: TEAM,
  reference: PAYMENT.reference,
  ranking: 4,
  paymentStatus: "incomplete",
  people: [PERSON],
};
const MAILED_EVENT = {
  title: EVENT.title,
  teamPage: `${SAMPLE_URL}/events/syntaxsiege/team`,
  maxTeamSize: 3,
  qualifyingRank: 20,
  feePaise: PAYMENT.amountPaise,
};
const WRITTEN = {
  subject: "{team}: one more step",
  text: "Dear {name},\n\nyour team {team} is ranked {ranking}. Still missing: {missing}.\n\nSee to it at {teamPage}.\n\nThe club",
};

const payment = (template: string, write: PaymentMail): MailSample => ({
  template,
  mail: write(ASHA, PAYMENT, SAMPLE_URL),
});

function noticeToClub(): MailSample {
  const { subject, text } = paymentNotice(PAYMENT, SAMPLE_URL);
  return {
    template: "paymentNotice",
    mail: { to: "club@example.org", subject, body: plainBody(text, `${SAMPLE_URL}${paths.admin}`) },
  };
}

/** The mails about teams and payments, to many and to the club. */
export const TEAM_SAMPLES: readonly MailSample[] = [
  { template: "recordAddedMail", mail: recordAddedMail(ADDED, SAMPLE_URL) },
  { template: "addedToTeamMail", mail: addedToTeamMail({ ...ADDED, name: ASHA.name }, SAMPLE_URL) },
  { template: "declinedMail", mail: declinedMail({ ...OF_LEADER, declinedBy: "Ravi Iyer" }, SAMPLE_URL) },
  { template: "joinedMail", mail: joinedMail({ ...OF_LEADER, joined: "Ravi Iyer" }, SAMPLE_URL) },
  payment("paymentReportedMail", paymentReportedMail),
  payment("paymentAcceptedMail", paymentAcceptedMail),
  payment("paymentRejectedMail", paymentRejectedMail("No transfer with this id reached the account.")),
  payment("paymentRevertedMail", paymentRevertedMail),
  payment("paymentRemovedMail", paymentRemovedMail),
  noticeToClub(),
  { template: "contactMail", mail: contactMail("club@example.org", CONTACT) },
  ...mailsOf(MAILED_EVENT, [{ team: ADDRESSED_TEAM, person: PERSON }], WRITTEN, "desk@example.org").map(
    (mail) => ({ template: "mailsOf", mail }),
  ),
];
