import { Field, ID, Int, ObjectType } from "type-graphql";
import { EventTitle } from "../../kernel/languages/translated-reply.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { CertificateKind, CertificateLanguage } from "./contract/certificate.enums.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";

@ObjectType({ simpleResolvers: true, description: "A certificate, as people with its address see it." })
export class CertificateCheck {
  @Field(() => String, { description: "The id in the address that is printed on the certificate." })
  publicId!: string;

  @Field(() => CertificateKind, { description: "The purpose of the certificate." })
  kind!: CertificateKind;

  @Field(() => String, {
    description: "The holder's name as printed. Empty when the holder gave the certificate up.",
  })
  name!: string;

  @Field(() => String, { nullable: true, description: "The team's name, or null." })
  teamName!: string | null;

  @Field(() => Int, { nullable: true, description: "The place, for ranks." })
  place!: number | null;

  @EventTitle()
  @Field(() => String, { description: "The event's name." })
  eventTitle!: string;

  @Field(() => String, { description: "The event's days, in words." })
  eventDays!: string;

  @Field(() => DateTime, { description: "The time at which the certificate was given out." })
  issuedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: "The time at which the certificate was withdrawn, or null while it is valid.",
  })
  revokedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The reason for the withdrawal." })
  withdrawReason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A certificate of the caller's own." })
export class OwnCertificate extends CertificateCheck {
  @Field(() => ID, { description: "The certificate's id." })
  id!: string;

  @Field(() => ID, { description: "The id of the certificate's event." })
  eventId!: string;
}

@ObjectType({ simpleResolvers: true, description: "A certificate that was given out." })
export class IssuedCertificate extends OwnCertificate {
  @Field(() => String, {
    nullable: true,
    description: "The address that it was mailed to, masked for callers without the right to addresses.",
  })
  email!: string | null;

  @Field(() => String, { description: "The name of the admin who gave it out." })
  issuedByName!: string;
}

@ObjectType({ simpleResolvers: true, description: "A person who signs certificates." })
export class CertificateSignatureView {
  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Field(() => String, { description: "The person's office." })
  office!: string;

  @Field(() => String, { nullable: true, description: "The signature: a PNG in base64." })
  picture!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "The layout of one kind of certificates, with placeholders.",
})
export class CertificateLayoutView {
  @Field(() => CertificateKind, { description: "The kind of certificates that have this layout." })
  kind!: CertificateKind;

  @Field(() => CertificateLanguage, { description: "The language of the certificates." })
  language!: CertificateLanguage;

  @Field(() => String, { description: "The headline." })
  title!: string;

  @Field(() => String, { description: "The line above the name." })
  lead!: string;

  @Field(() => String, { description: "The text below the name." })
  text!: string;

  @Field(() => [CertificateSignatureView], { description: "The people who sign, from the left." })
  signatures!: CertificateSignatureView[];

  @Field(() => Boolean, {
    description: "False for the default layout, which is used until the club saves its own.",
  })
  isSaved!: boolean;

  @ShownVersion()
  version!: string;
}

/** All certificates of one batch, with the delivery state of the mails. */
@ObjectType({ simpleResolvers: true, description: "All certificates that were given out together." })
export class CertificateBatch {
  @Field(() => ID, { description: "The batch's id." })
  id!: string;

  @Field(() => CertificateKind, { description: "The purpose of the certificates." })
  kind!: CertificateKind;

  @Field(() => DateTime, { description: "The time at which the certificates were given out." })
  issuedAt!: Date;

  @Field(() => String, { description: "The name of the person who gave the certificates out." })
  issuedByName!: string;

  @Field(() => Int, { description: "The number of certificates." })
  issued!: number;

  @Field(() => Int, { description: "The number of withdrawn certificates." })
  revoked!: number;

  @Field(() => Int, { description: "The number of mails that are not sent yet." })
  mailsWaiting!: number;

  @Field(() => Int, { description: "The number of sent mails." })
  mailsSent!: number;

  @Field(() => Int, { description: "The number of mails that the site stopped trying to send." })
  mailsFailed!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "The certificates of an event: layouts and issues.",
})
export class CertificateBoard {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => String, { description: "The event's address under /events." })
  eventSlug!: string;

  @Field(() => Boolean, {
    description: "Whether certificates can be given out, because the event's last day has come.",
  })
  isOver!: boolean;

  @Field(() => [CertificateLayoutView], { description: "The layouts, by kind." })
  layouts!: CertificateLayoutView[];

  @Field(() => [CertificateBatch], { description: "The issues, newest first." })
  batches!: CertificateBatch[];

  @Field(() => [IssuedCertificate], { description: "Every certificate of the event, the newest first." })
  certificates!: IssuedCertificate[];
}

@ObjectType({ simpleResolvers: true, description: "A person who would get a certificate." })
export class CertificateHolder {
  @Field(() => ID, { description: "The key of the person, for `without`." })
  key!: string;

  @Field(() => String, { description: "The name that would be printed." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The person's address, masked for callers without the right to addresses.",
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: "The team." })
  teamName!: string | null;

  @Field(() => Int, { nullable: true, description: "The place." })
  place!: number | null;

  @Field(() => Boolean, { description: "True when the person already has a certificate and gets no other." })
  isHeld!: boolean;

  @Field(() => String, { nullable: true, description: "The reason why this line of a list cannot be used." })
  problem!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "The people who would get certificates now. Changes nothing.",
})
export class CertificatePreview {
  @Field(() => String, {
    description:
      "The key for `issueCertificates`. The key changes when the people who would get certificates change.",
  })
  key!: string;

  @Field(() => Int, { description: "The number of certificates to give out." })
  count!: number;

  @Field(() => [CertificateHolder], { description: "All checked people." })
  people!: CertificateHolder[];
}

@ObjectType({ simpleResolvers: true, description: "A saved layout." })
export class CertificateLayoutPayload extends MessagePayload {
  @Field(() => CertificateLayoutView, { description: "The layout." })
  layout!: CertificateLayoutView;
}

/** The reply to every mutation that changes certificates. */
@ObjectType({ simpleResolvers: true, description: "The event's certificates after a change." })
export class CertificateBoardPayload extends MessagePayload {
  @Field(() => CertificateBoard, { description: "The event's certificates." })
  board!: CertificateBoard;
}

/** The reply when a user gives up their own certificate. */
@ObjectType({ simpleResolvers: true, description: "The caller's certificates after a change." })
export class OwnCertificatesPayload extends MessagePayload {
  @Field(() => [OwnCertificate], { description: "The caller's certificates." })
  certificates!: OwnCertificate[];
}
