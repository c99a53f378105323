import { Field, ID, Int, ObjectType } from "type-graphql";
import { EventTitle } from "../../kernel/graphql/event-title.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { CertificateKind, CertificateLanguage } from "./contract/certificate.enums.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";

/** A certificate as everybody sees it who has its address. */
@ObjectType({ simpleResolvers: true, description: "A certificate, as a visitor with its address sees it." })
export class CertificateCheck {
  @Field(() => String, { description: "What its paper has as its address." })
  publicId!: string;

  @Field(() => CertificateKind, { description: "What it is for." })
  kind!: CertificateKind;

  @Field(() => String, {
    description: "The holder's name as printed; empty for one that its holder gave up.",
  })
  name!: string;

  @Field(() => String, { nullable: true, description: "The team's name; null for none." })
  teamName!: string | null;

  @Field(() => Int, { nullable: true, description: "The place, for ranks." })
  place!: number | null;

  @EventTitle()
  @Field(() => String, { description: "The event's name." })
  eventTitle!: string;

  @Field(() => String, { description: "The event's days, in words." })
  eventDays!: string;

  @Field(() => DateTime, { description: "When it was given out." })
  issuedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was withdrawn; null while it is good." })
  revokedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Why it was withdrawn." })
  withdrawReason!: string | null;
}

/** One's own certificate. */
@ObjectType({ simpleResolvers: true, description: "A certificate of the caller's own." })
export class OwnCertificate extends CertificateCheck {
  @Field(() => ID, { description: "Its id." })
  id!: string;
}

/** A certificate as the admin area lists it. */
@ObjectType({ simpleResolvers: true, description: "A certificate that was given out." })
export class IssuedCertificate extends OwnCertificate {
  @Field(() => String, {
    nullable: true,
    description: "Where it was mailed to; masked for who may not read addresses.",
  })
  email!: string | null;

  @Field(() => String, { description: "Who gave it out." })
  issuedByName!: string;
}

@ObjectType({ simpleResolvers: true, description: "A person who signs certificates." })
export class CertificateSignatureView {
  @Field(() => String, { description: "Their name." })
  name!: string;

  @Field(() => String, { description: "Their office." })
  office!: string;

  @Field(() => String, { nullable: true, description: "The signature: a PNG in base64." })
  picture!: string | null;
}

/** What certificates of one kind say. */
@ObjectType({ simpleResolvers: true, description: "What certificates of one kind say, with placeholders." })
export class CertificateLayoutView {
  @Field(() => CertificateKind, { description: "Which certificates." })
  kind!: CertificateKind;

  @Field(() => CertificateLanguage, { description: "What they are written in." })
  language!: CertificateLanguage;

  @Field(() => String, { description: "The headline." })
  title!: string;

  @Field(() => String, { description: "The line above the name." })
  lead!: string;

  @Field(() => String, { description: "The text below the name." })
  text!: string;

  @Field(() => [CertificateSignatureView], { description: "Who signs, from the left." })
  signatures!: CertificateSignatureView[];

  @Field(() => Boolean, {
    description: "False for the default, which applies until the club writes its own.",
  })
  isSaved!: boolean;

  @ShownVersion()
  version!: string;
}

/** All that one press gave out, and how far its mails are. */
@ObjectType({ simpleResolvers: true, description: "All certificates that one press gave out." })
export class CertificateBatch {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => CertificateKind, { description: "What they are for." })
  kind!: CertificateKind;

  @Field(() => DateTime, { description: "When." })
  issuedAt!: Date;

  @Field(() => String, { description: "By whom." })
  issuedByName!: string;

  @Field(() => Int, { description: "How many." })
  issued!: number;

  @Field(() => Int, { description: "How many of them were withdrawn." })
  revoked!: number;

  @Field(() => Int, { description: "Mails that wait to be sent." })
  mailsWaiting!: number;

  @Field(() => Int, { description: "Mails that were sent." })
  mailsSent!: number;

  @Field(() => Int, { description: "Mails that were given up." })
  mailsFailed!: number;
}

/** The certificates of an event. */
@ObjectType({
  simpleResolvers: true,
  description: "The certificates of an event: layouts and what was given out.",
})
export class CertificateBoard {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => String, { description: "The event's address under /events." })
  eventSlug!: string;

  @Field(() => Boolean, {
    description: "Whether the event's last day has come, so that they can be given out.",
  })
  isOver!: boolean;

  @Field(() => [CertificateLayoutView], { description: "What they say, by kind." })
  layouts!: CertificateLayoutView[];

  @Field(() => [CertificateBatch], { description: "What was given out, the newest first." })
  batches!: CertificateBatch[];

  @Field(() => [IssuedCertificate], { description: "Every certificate of the event, the newest first." })
  certificates!: IssuedCertificate[];
}

@ObjectType({ simpleResolvers: true, description: "A person who would get a certificate." })
export class CertificateHolder {
  @Field(() => ID, { description: "What tells them from others, for `without`." })
  key!: string;

  @Field(() => String, { description: "The name that would be printed." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "Their address; masked for who may not read addresses.",
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: "The team." })
  teamName!: string | null;

  @Field(() => Int, { nullable: true, description: "The place." })
  place!: number | null;

  @Field(() => Boolean, { description: "They have one already and get no other." })
  isHeld!: boolean;

  @Field(() => String, { nullable: true, description: "Why this line of a list cannot be used." })
  problem!: string | null;
}

/** Who would get certificates. */
@ObjectType({
  simpleResolvers: true,
  description: "Who would get certificates at this moment; nothing is written.",
})
export class CertificatePreview {
  @Field(() => String, {
    description: "What `issueCertificates` asks for: it changes when others would get one.",
  })
  key!: string;

  @Field(() => Int, { description: "How many would be given out." })
  count!: number;

  @Field(() => [CertificateHolder], { description: "Everybody whom the preview considered." })
  people!: CertificateHolder[];
}

/** The reply to a saved layout. */
@ObjectType({ simpleResolvers: true, description: "A saved layout." })
export class CertificateLayoutPayload extends MessagePayload {
  @Field(() => CertificateLayoutView, { description: "The layout." })
  layout!: CertificateLayoutView;
}

/** The reply to whatever changes certificates. */
@ObjectType({ simpleResolvers: true, description: "The event's certificates after a change." })
export class CertificateBoardPayload extends MessagePayload {
  @Field(() => CertificateBoard, { description: "The event's certificates." })
  board!: CertificateBoard;
}

/** The reply to giving up one's own. */
@ObjectType({ simpleResolvers: true, description: "The caller's certificates after a change." })
export class OwnCertificatesPayload extends MessagePayload {
  @Field(() => [OwnCertificate], { description: "The caller's certificates." })
  certificates!: OwnCertificate[];
}
