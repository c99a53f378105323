import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { PaymentStatus } from "../../teams/contract/payment-status.js";
import { GapFilter } from "../../teams/contract/audience.js";
import { Whom } from "../contract/mail-template.js";
import { MailingStanding } from "../contract/send-mailing.input.js";
import { ShownVersion } from "../../../kernel/contract/common-fields.js";

@ObjectType("MailTemplateWording", {
  simpleResolvers: true,
  description: "A template of the product, in a language.",
})
export class MailTemplateWording {
  @Field(() => String, { description: "The language, as a BCP 47 tag." })
  language!: string;

  @Field(() => String, { description: "The subject, with its placeholders." })
  subject!: string;

  @Field(() => String, { description: "The text, with its placeholders." })
  text!: string;
}

@ObjectType("MailTemplate", {
  simpleResolvers: true,
  description: "A mail template of the club.",
})
export class MailTemplateView {
  @Field(() => ID, { description: "The template's id." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => String, { description: "The name of the template." })
  name!: string;

  @Field(() => String, { description: "The subject, with its placeholders." })
  subject!: string;

  @Field(() => String, { description: "The text, with its placeholders." })
  text!: string;

  @Field(() => MailingStanding, {
    nullable: true,
    description: "The teams that are chosen with the template: qualified, not qualified, or null for all.",
  })
  standing!: MailingStanding | null;

  @Field(() => [MailTemplateWording], {
    description:
      "The template in every language of the site, English first. Empty for a template that the club wrote or changed.",
  })
  wordings!: MailTemplateWording[];
}

@ObjectType({ simpleResolvers: true, description: "The choice of recipients of a scheduled mail." })
export class ScheduledAudience {
  @Field(() => String, { description: "The event's address." })
  eventSlug!: string;

  @Field(() => Boolean, { description: "Whether teams that match the conditions below get the mail." })
  fitting!: boolean;

  @Field(() => GapFilter, { nullable: true, description: "Only teams with this gap." })
  missing!: GapFilter | null;

  @Field(() => PaymentStatus, { nullable: true, description: "Only teams whose payment is in this state." })
  paymentStatus!: PaymentStatus | null;

  @Field(() => MailingStanding, {
    nullable: true,
    description: "True: only qualified teams. False: only other teams.",
  })
  standing!: MailingStanding | null;

  @Field(() => Int, { nullable: true, description: "Only teams ranked this or later." })
  rankFrom!: number | null;

  @Field(() => Int, { nullable: true, description: "Only teams ranked this or better." })
  rankTo!: number | null;

  @Field(() => [ID], { description: "Teams chosen by hand." })
  teamIds!: string[];

  @Field(() => [ID], { description: "People chosen by hand." })
  userIds!: string[];

  @Field(() => Whom, { description: "The people of the teams who get the mail." })
  whom!: Whom;
}

@ObjectType("ScheduledMailing", { simpleResolvers: true, description: "A scheduled mail." })
export class ScheduledMailingView {
  @Field(() => ID, { description: "The scheduled mailing's id, with which it can be changed or cancelled." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => String, { description: "The subject, with its placeholders." })
  subject!: string;

  @Field(() => String, { description: "The text, with its placeholders." })
  text!: string;

  @Field(() => String, { description: "The mailing's recipients, in words." })
  words!: string;

  @Field(() => ScheduledAudience, { description: "The choice of its recipients." })
  audience!: ScheduledAudience;

  @Field(() => DateTime, { description: "The time at which the mailing is sent." })
  sendAt!: Date;

  @Field(() => String, { description: "The name of the person who scheduled the mailing." })
  actorName!: string;

  @Field(() => DateTime, { description: "The time at which the mailing was scheduled or last changed." })
  savedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The reason why the mailing was not sent at its time, or null while it waits.",
  })
  problem!: string | null;
}
