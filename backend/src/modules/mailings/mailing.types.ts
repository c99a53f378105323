import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime, Paise } from "../../kernel/graphql/scalars.js";
import { connectionOf } from "../../kernel/paging/connection.js";
import { PaymentStatus } from "../teams/contract/payment-status.js";

@ObjectType({ simpleResolvers: true, description: "A translation of an event's title." })
export class MailingEventTitle {
  @Field(() => String, { description: "The language, as a BCP 47 tag." })
  language!: string;

  @Field(() => String, { description: "The title." })
  title!: string;
}

@ObjectType({ simpleResolvers: true, description: "The values of a mail's placeholders about its event." })
export class MailingEvent {
  @Field(() => String, { description: "The event's address under /events." })
  slug!: string;

  @Field(() => String, { description: "The value of {eventTitle}." })
  title!: string;

  @Field(() => [MailingEventTitle], {
    description: "The values of {eventTitle} in lines of other languages.",
  })
  titles!: readonly MailingEventTitle[];

  @Field(() => Paise, { description: "The value of {amount}." })
  fee!: number;

  @Field(() => Int, { description: "The number of people of a complete team, including the leader." })
  minTeamSize!: number;

  @Field(() => Int, { description: "The largest number of people in a team, including the leader." })
  maxTeamSize!: number;

  @Field(() => Int, { description: "The last rank that qualifies." })
  qualifyingRank!: number;

  @Field(() => String, { description: "The value of {teamPage}." })
  teamPage!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "A person of a team, whether they are a recipient or not.",
})
export class MailingPerson {
  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The address, or null when unknown." })
  email!: string | null;

  @Field(() => Boolean, { description: "False for a typed-in record." })
  hasAccount!: boolean;

  @Field(() => Boolean, { description: "True once the owner of the account agreed to be in the team." })
  confirmed!: boolean;

  @Field(() => Boolean, { description: "True for the leader, who is first." })
  isLeader!: boolean;

  @Field(() => Boolean, { description: "True when the Codeforces handle is known." })
  hasHandle!: boolean;

  @Field(() => Boolean, { description: "True when the address has unsubscribed from mailings." })
  optedOut!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "A team that a mail goes to, with the values of its placeholders.",
})
export class MailingTeam {
  @Field(() => ID, { description: "The team's id." })
  id!: string;

  @Field(() => String, { description: "The team's name." })
  name!: string;

  @Field(() => String, { description: "The team's reference." })
  reference!: string;

  @Field(() => Int, { nullable: true, description: "The team's place, or null." })
  ranking!: number | null;

  @Field(() => Boolean, { description: "Whether the team goes on to the round that costs the fee." })
  qualified!: boolean;

  @Field(() => PaymentStatus, { description: "The state of its payment." })
  paymentStatus!: PaymentStatus;

  @Field(() => [MailingPerson], { description: "All its people, the leader first." })
  people!: readonly MailingPerson[];

  @Field(() => String, {
    nullable: true,
    description: "The address of the one chosen person of the team, or null for the whole team.",
  })
  only?: string | null;
}

@ObjectType("MailingAudience", {
  simpleResolvers: true,
  description: "The present recipients of a mail.",
})
export class MailingAudienceView {
  @Field(() => String, { description: "Identifies exactly these addresses. Pass it when sending." })
  key!: string;

  @Field(() => Int, { description: "The number of mails. Each address gets one mail." })
  recipients!: number;

  @Field(() => Int, { description: "The number of recipients without a known address." })
  withoutAddress!: number;

  @Field(() => Int, { description: "The number of recipients who unsubscribed and get no mail." })
  optedOut!: number;

  @Field(() => String, { description: "The choice in words." })
  words!: string;

  @Field(() => MailingEvent, { description: "The event." })
  event!: MailingEvent;

  @Field(() => [MailingTeam], { description: "The teams, by name." })
  teams!: readonly MailingTeam[];
}

@ObjectType("Mailing", {
  simpleResolvers: true,
  description: "A mail to the people of teams, with its progress.",
})
export class MailingView {
  @Field(() => ID, { description: "The mail's id." })
  id!: string;

  @Field(() => String, { description: "The event's name." })
  eventTitle!: string;

  @Field(() => String, { description: "The name of the person who sent the mailing." })
  actorName!: string;

  @Field(() => String, { description: "The subject, with its placeholders." })
  subject!: string;

  @Field(() => String, { description: "The text, with its placeholders." })
  text!: string;

  @Field(() => String, { description: "The mailing's recipients, in words." })
  audience!: string;

  @Field(() => Int, { description: "The number of mails that were queued." })
  recipients!: number;

  @Field(() => Int, { description: "The number of copies that are waiting to be sent or tried again." })
  queued!: number;

  @Field(() => Int, { description: "The number of mails that the mail server accepted." })
  sent!: number;

  @Field(() => Int, { description: "The number of copies that could not be sent." })
  failed!: number;

  @Field(() => Int, {
    description:
      "The number of copies that were deleted unsent, because the account was deleted or the reader unsubscribed.",
  })
  withdrawn!: number;

  @Field(() => DateTime, { description: "The time at which the mailing was sent." })
  createdAt!: Date;
}

export const MailingConnection = connectionOf(MailingView, "Mailing");

@ObjectType({
  simpleResolvers: true,
  description: "A copy of a mail that is not delivered yet or failed.",
})
export class MailingProblem {
  @Field(() => ID, { description: "The copy's id." })
  id!: string;

  @Field(() => String, { description: "The recipient's address." })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: "The owner of the address, or null when no person in a team has it now.",
  })
  name!: string | null;

  @Field(() => String, { nullable: true, description: "The person's team." })
  teamName!: string | null;

  @Field(() => String, { description: "The mail server's reply." })
  reason!: string;

  @Field(() => Boolean, { description: "True when the site does not try again." })
  givenUp!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A mail with the copies that could not be delivered." })
export class MailingDetails {
  @Field(() => MailingView, { description: "The mail." })
  mailing!: MailingView;

  @Field(() => [MailingProblem], { description: "The undelivered copies, at most 200." })
  problems!: readonly MailingProblem[];
}

@ObjectType({ simpleResolvers: true, description: "A sent mail, and a message." })
export class MailingPayload extends MessagePayload {
  @Field(() => MailingView, { description: "The mail." })
  mailing!: MailingView;
}
