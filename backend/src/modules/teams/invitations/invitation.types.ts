import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { EventTitle } from "../../../kernel/languages/translated-reply.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { EventRef } from "../../events/contract/event-ref.js";

export const InvitationState = enumeration(
  "InvitationState",
  "Whether people can join by an invitation now.",
  {
    open: "People can join.",
    full: "The team has no place left.",
    locked: "A reported or accepted payment locks the roster.",
    closed: "Registration is closed.",
  },
);
export type InvitationState = keyof typeof InvitationState;

/** Contains only the data that a visitor with the link needs to decide whether to join. */
@ObjectType({ simpleResolvers: true, description: "The team of an invitation link." })
export class Invitation {
  @EventTitle()
  @Field(() => EventRef, { description: "The event." })
  event!: EventRef;

  @Field(() => Date, { nullable: true, description: "When registration closes, or null after that." })
  registrationClosesAt!: Date | null;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The name of the team's leader." })
  leaderName!: string;

  @Field(() => Int, { description: "The number of free places in the team." })
  placesLeft!: number;

  @Field(() => InvitationState, { description: "Whether people can join now." })
  state!: InvitationState;
}

@ObjectType("InvitationLink", { simpleResolvers: true, description: "The link by which people join a team." })
export class InvitationLinkView {
  @Field(() => String, { description: "The link's address." })
  url!: string;

  @Field(() => String, { description: "The address as a QR code: an SVG document." })
  qrSvg!: string;

  @Field(() => Date, { description: "When the link was created." })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A team's invitation link after a change." })
export class InvitationLinkPayload extends MessagePayload {
  @Field(() => InvitationLinkView, { nullable: true, description: "The link, or null when switched off." })
  link!: InvitationLinkView | null;
}

@ObjectType({ simpleResolvers: true, description: "An invitation of the caller to a team." })
export class PersonalInvitation extends Invitation {
  @Field(() => ID, { description: "The team." })
  teamId!: string;
}

@ObjectType("TeamInvitation", {
  simpleResolvers: true,
  description: "A person whom a team has invited.",
})
export class TeamInvitationView {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The invited address, for the team's leader and Superadmins. Null when a listed person is invited.",
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The name of an invited person who looks for a team. Null when an address is invited.",
  })
  name!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the last mail about the invitation was sent, or null.",
  })
  sentAt!: Date | null;

  @Field(() => Date, { description: "When the person was invited." })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A team's invitations after a change." })
export class TeamInvitationsPayload extends MessagePayload {
  @Field(() => [TeamInvitationView], { description: "The team's open invitations, oldest first." })
  invitations!: TeamInvitationView[];
}
