import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime, Paise } from "../../kernel/graphql/scalars.js";
import { connectionOf } from "../../kernel/paging/connection.js";
import { PaymentStatus } from "../teams/contract/payment-status.js";

/** A title in a language. */
@ObjectType({ simpleResolvers: true, description: "What the club translated an event's title to." })
export class MailingEventTitle {
  @Field(() => String, { description: "The language, as BCP 47 has it." })
  language!: string;

  @Field(() => String, { description: "The title." })
  title!: string;
}

@ObjectType({ simpleResolvers: true, description: "What a mail's placeholders say about its event." })
export class MailingEvent {
  @Field(() => String, { description: "The event's address under /events." })
  slug!: string;

  @Field(() => String, { description: "{eventTitle}" })
  title!: string;

  @Field(() => [MailingEventTitle], { description: "{eventTitle} in lines of other languages." })
  titles!: readonly MailingEventTitle[];

  @Field(() => Paise, { description: "{amount}" })
  fee!: number;

  @Field(() => Int, { description: "People from whom on a team is complete, the leader included." })
  minTeamSize!: number;

  @Field(() => Int, { description: "People a team may have, the leader included." })
  maxTeamSize!: number;

  @Field(() => Int, { description: "A team ranked at most this qualifies." })
  qualifyingRank!: number;

  @Field(() => String, { description: "{teamPage}" })
  teamPage!: string;
}

/** A person of a team that a mailing looks at. */
@ObjectType({
  simpleResolvers: true,
  description: "A person of a team, whether the mail is meant for them or not.",
})
export class MailingPerson {
  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The address; null when none is known." })
  email!: string | null;

  @Field(() => Boolean, { description: "False for a typed-in record." })
  hasAccount!: boolean;

  @Field(() => Boolean, { description: "True once the owner of the account agreed to be in the team." })
  confirmed!: boolean;

  @Field(() => Boolean, { description: "True for the leader, who is listed first." })
  isLeader!: boolean;

  @Field(() => Boolean, { description: "True when the Codeforces handle is known." })
  hasHandle!: boolean;

  @Field(() => Boolean, { description: "True when the address wants no mailings: it gets none." })
  optedOut!: boolean;
}

/** A team that a mailing goes to. */
@ObjectType({
  simpleResolvers: true,
  description: "A team that a mail goes to, with what its placeholders say.",
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

  @Field(() => Boolean, { description: "Whether it goes on to the round that costs the fee." })
  qualified!: boolean;

  @Field(() => PaymentStatus, { description: "The status of the team's payment." })
  paymentStatus!: PaymentStatus;

  @Field(() => [MailingPerson], { description: "All its people, the leader first." })
  people!: readonly MailingPerson[];

  @Field(() => String, {
    nullable: true,
    description: "The address of the one chosen person of the team; null for the whole team.",
  })
  only?: string | null;
}

/** Whom a choice of people means at this moment. */
@ObjectType("MailingAudience", {
  simpleResolvers: true,
  description: "Whom a mail would go to at this moment.",
})
export class MailingAudienceView {
  @Field(() => String, { description: "Identifies exactly these addresses; required to send." })
  key!: string;

  @Field(() => Int, { description: "How many mails there would be: each address gets one." })
  recipients!: number;

  @Field(() => Int, { description: "People it is meant for whose address is not known." })
  withoutAddress!: number;

  @Field(() => Int, { description: "Addresses it is meant for that want no mailings, and get none." })
  optedOut!: number;

  @Field(() => String, { description: "The choice in words." })
  words!: string;

  @Field(() => MailingEvent, { description: "The event." })
  event!: MailingEvent;

  @Field(() => [MailingTeam], { description: "The teams, by name." })
  teams!: readonly MailingTeam[];
}

/** A mailing that was sent, with how far it got. */
@ObjectType("Mailing", {
  simpleResolvers: true,
  description: "A mail to the people of teams, and how far it got.",
})
export class MailingView {
  @Field(() => ID, { description: "The mail's id." })
  id!: string;

  @Field(() => String, { description: "The event's name." })
  eventTitle!: string;

  @Field(() => String, { description: "Who sent it." })
  actorName!: string;

  @Field(() => String, { description: "The subject, with its placeholders." })
  subject!: string;

  @Field(() => String, { description: "The text, with its placeholders." })
  text!: string;

  @Field(() => String, { description: "Whom it went to, in words." })
  audience!: string;

  @Field(() => Int, { description: "How many mails were queued." })
  recipients!: number;

  @Field(() => Int, { description: "How many wait to be sent, or to be tried again." })
  queued!: number;

  @Field(() => Int, { description: "How many the mail server accepted." })
  sent!: number;

  @Field(() => Int, { description: "How many were given up." })
  failed!: number;

  @Field(() => Int, {
    description: "How many were deleted unsent, with an account or because their reader wants no mailings.",
  })
  withdrawn!: number;

  @Field(() => DateTime, { description: "When it was sent." })
  createdAt!: Date;
}

/** A page of mailings, newest first. */
export const MailingConnection = connectionOf(MailingView, "Mailing");

/** A copy that could not be delivered. */
@ObjectType({
  simpleResolvers: true,
  description: "A copy of a mail that could not be delivered yet, or at all.",
})
export class MailingProblem {
  @Field(() => ID, { description: "The copy's id." })
  id!: string;

  @Field(() => String, { description: "Where it should go." })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: "Whose address it is; null when no person in a team has it now.",
  })
  name!: string | null;

  @Field(() => String, { nullable: true, description: "The person's team." })
  teamName!: string | null;

  @Field(() => String, { description: "What the mail server said." })
  reason!: string;

  @Field(() => Boolean, { description: "True when it is not tried again automatically." })
  givenUp!: boolean;
}

/** A mailing with what went wrong. */
@ObjectType({ simpleResolvers: true, description: "A mail with the copies that could not be delivered." })
export class MailingDetails {
  @Field(() => MailingView, { description: "The mail." })
  mailing!: MailingView;

  @Field(() => [MailingProblem], { description: "What could not be delivered, at most 200 copies." })
  problems!: readonly MailingProblem[];
}

/** The reply of a change to a mailing. */
@ObjectType({ simpleResolvers: true, description: "A mail that was sent, and what to tell the admin." })
export class MailingPayload extends MessagePayload {
  @Field(() => MailingView, { description: "The mail." })
  mailing!: MailingView;
}
