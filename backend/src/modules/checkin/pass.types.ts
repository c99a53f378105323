import { Field, ID, ObjectType } from "type-graphql";
import { EventTitle } from "../../kernel/graphql/event-title.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { CheckInOutcome } from "./contract/check-in.enums.js";

@ObjectType({ simpleResolvers: true, description: "A session that the caller came to." })
export class PassVisit {
  @Field(() => String, { description: "The session's name." })
  session!: string;

  @Field(() => DateTime, { description: "When they came." })
  at!: Date;
}

/** A person's pass. */
@ObjectType({ simpleResolvers: true, description: "The pass that a person shows at the desk." })
export class DeskPass {
  @Field(() => ID, { description: "The membership." })
  memberId!: string;

  @Field(() => String, { description: "The person's name." })
  personName!: string;

  @Field(() => Boolean, { description: "True for the caller's own." })
  isOwn!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "The pass's page, which its QR code holds; null while there is none, and in a Superadmin's view of the student.",
  })
  url!: string | null;

  @Field(() => String, { nullable: true, description: "The QR code as SVG." })
  qrSvg!: string | null;

  @Field(() => CheckInOutcome, {
    nullable: true,
    description: "Why there is no pass yet; null when there is.",
  })
  refusal!: CheckInOutcome | null;

  @Field(() => [PassVisit], { description: "The sessions that they came to." })
  visits!: PassVisit[];
}

@ObjectType({
  simpleResolvers: true,
  description: "What a pass says on its page: nothing about its owner.",
})
export class OpenedPass {
  @EventTitle()
  @Field(() => String, { description: "The event that it is for." })
  eventTitle!: string;

  @Field(() => String, { description: "The QR code as SVG, to show at the desk." })
  qrSvg!: string;
}

/** The reply to a renewed pass. */
@ObjectType({ simpleResolvers: true, description: "A new pass, and what to tell the person." })
export class DeskPassPayload {
  @Field(() => String, { description: "Text for the person." })
  message!: string;

  @Field(() => DeskPass, { description: "The pass." })
  pass!: DeskPass;
}
