import { Field, ID, ObjectType } from "type-graphql";
import { EventTitle } from "../../kernel/languages/translated-reply.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { CheckInOutcome } from "./contract/check-in.inputs.js";

@ObjectType({ simpleResolvers: true, description: "A session with a check-in of the person." })
export class PassVisit {
  @Field(() => String, { description: "The session's name." })
  session!: string;

  @Field(() => DateTime, { description: "The time at which the person came." })
  at!: Date;
}

@ObjectType({ simpleResolvers: true, description: "The pass that a person shows at the desk." })
export class DeskPass {
  @Field(() => ID, { description: "The membership." })
  memberId!: string;

  @Field(() => String, { description: "The person's name." })
  personName!: string;

  @Field(() => Boolean, { description: "True for the caller's own pass." })
  isOwn!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "The address of the pass's page, as in its QR code. Null while there is no pass, and in a Superadmin's student view.",
  })
  url!: string | null;

  @Field(() => String, { nullable: true, description: "The QR code as SVG." })
  qrSvg!: string | null;

  @Field(() => CheckInOutcome, {
    nullable: true,
    description: "The reason why there is no pass yet, or null.",
  })
  refusal!: CheckInOutcome | null;

  @Field(() => [PassVisit], { description: "The sessions to which the person came." })
  visits!: PassVisit[];
}

@ObjectType({
  simpleResolvers: true,
  description: "The public page of a pass. It shows nothing about its owner.",
})
export class OpenedPass {
  @EventTitle()
  @Field(() => String, { description: "The event that it is for." })
  eventTitle!: string;

  @Field(() => String, { description: "The QR code as SVG, to show at the desk." })
  qrSvg!: string;
}

@ObjectType({ simpleResolvers: true, description: "A new pass, and a message." })
export class DeskPassPayload {
  @Field(() => String, { description: "Text for the person." })
  message!: string;

  @Field(() => DeskPass, { description: "The pass." })
  pass!: DeskPass;
}
