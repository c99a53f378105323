import { contactMail } from "../../modules/contact/contact-mails.js";
import { mailsOf } from "../../modules/mailings/mailing-mails.js";
import { paymentNotice } from "../../modules/payments/notices/club-mails.js";
import type { AudienceTeam } from "../../modules/teams/contract/audience.js";
import { ASHA, type MailSample, SAMPLE_URL } from "./mail-sample.js";

const EVENT = { title: "Syntax Siege 2025", slug: "syntaxsiege" };
const TEAM = "Null Pointers";
const PAYMENT = {
  teamName: TEAM,
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
  qualified: true,
  paymentStatus: "incomplete",
  people: [PERSON],
};
const MAILED_EVENT = {
  title: EVENT.title,
  teamPage: `${SAMPLE_URL}/events/syntaxsiege/team`,
  minTeamSize: 3,
  maxTeamSize: 3,
  qualifyingRank: 20,
  feePaise: PAYMENT.amountPaise,
};
const WRITTEN = {
  subject: "{team}: one more step",
  text: "Dear {name},\n\nyour team {team} is ranked {ranking}. Still missing: {missing}.\n\nSee to it at {teamPage}.\n\nThe club",
};

function noticeToClub(): MailSample {
  const { subject, body } = paymentNotice(PAYMENT, ASHA.name, SAMPLE_URL);
  return { template: "paymentNotice", mail: { to: "club@example.org", subject, body } };
}

/** The mails to many recipients, and the mails to the club. */
export const TEAM_SAMPLES: readonly MailSample[] = [
  noticeToClub(),
  { template: "contactMail", mail: contactMail("club@example.org", CONTACT) },
  ...mailsOf(MAILED_EVENT, [{ team: ADDRESSED_TEAM, person: PERSON }], WRITTEN, "desk@example.org").map(
    (mail) => ({ template: "mailsOf", mail }),
  ),
];
