import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { PaymentStatus } from "../teams/contract/payment-status.js";
import { TeamGap } from "../teams/contract/team-gaps.js";
import { Whom } from "./contract/mail-template.js";
import { MailingStanding } from "./contract/send-mailing.input.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";

/** A wording in a language. */
@ObjectType("MailTemplateWording", {
  simpleResolvers: true,
  description: "A wording that the site came with, in a language.",
})
export class MailTemplateWording {
  @Field(() => String, { description: "The language, as BCP 47 has it." })
  language!: string;

  @Field(() => String, { description: "The subject, with its placeholders." })
  subject!: string;

  @Field(() => String, { description: "The text, with its placeholders." })
  text!: string;
}

/** A wording that the club keeps. */
@ObjectType("MailTemplate", {
  simpleResolvers: true,
  description: "A wording that the club keeps for mails.",
})
export class MailTemplateView {
  @Field(() => ID, { description: "The template's id." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => String, { description: "The subject, with its placeholders." })
  subject!: string;

  @Field(() => String, { description: "The text, with its placeholders." })
  text!: string;

  @Field(() => MailingStanding, {
    nullable: true,
    description: "Whom it is for, chosen with it: teams that qualified, or did not; null for all.",
  })
  standing!: MailingStanding | null;

  @Field(() => [MailTemplateWording], {
    description: "It in every language of the site, English first; empty for what the club wrote or changed.",
  })
  wordings!: MailTemplateWording[];
}

/** The choice of people of a scheduled mail, to be changed. */
@ObjectType({ simpleResolvers: true, description: "Whom a scheduled mail goes to, as it was chosen." })
export class ScheduledAudience {
  @Field(() => String, { description: "The event's address." })
  eventSlug!: string;

  @Field(() => Boolean, { description: "Whether teams that match what follows get it." })
  fitting!: boolean;

  @Field(() => TeamGap, { nullable: true, description: "Only teams that lack this." })
  missing!: TeamGap | null;

  @Field(() => PaymentStatus, { nullable: true, description: "Only teams whose payment is in this state." })
  paymentStatus!: PaymentStatus | null;

  @Field(() => MailingStanding, { nullable: true, description: "Only teams that qualified, or did not." })
  standing!: MailingStanding | null;

  @Field(() => Int, { nullable: true, description: "Only teams ranked this or later." })
  rankFrom!: number | null;

  @Field(() => Int, { nullable: true, description: "Only teams ranked this or better." })
  rankTo!: number | null;

  @Field(() => [ID], { description: "Teams chosen by hand." })
  teamIds!: string[];

  @Field(() => [ID], { description: "People chosen by hand." })
  userIds!: string[];

  @Field(() => Whom, { description: "Which people of the teams." })
  whom!: Whom;
}

/** A mail that waits for its time. */
@ObjectType("ScheduledMailing", { simpleResolvers: true, description: "A mail that waits for its time." })
export class ScheduledMailingView {
  @Field(() => ID, { description: "Its id, under which it is changed or cancelled." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => String, { description: "The subject, with its placeholders." })
  subject!: string;

  @Field(() => String, { description: "The text, with its placeholders." })
  text!: string;

  @Field(() => String, { description: "Whom it goes to, in words." })
  words!: string;

  @Field(() => ScheduledAudience, { description: "Whom it goes to, as it was chosen." })
  audience!: ScheduledAudience;

  @Field(() => DateTime, { description: "When it is sent." })
  sendAt!: Date;

  @Field(() => String, { description: "Who scheduled it." })
  actorName!: string;

  @Field(() => DateTime, { description: "When it was scheduled, or changed last." })
  savedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "Why it was not sent at its time; null while it waits.",
  })
  problem!: string | null;
}
