import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { EventTitle } from "../../../kernel/graphql/event-title.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { EventRef } from "../../events/contract/event-ref.js";

/** Whether an invitation can be accepted now, or why not. */
export const InvitationState = { open: "open", full: "full", locked: "locked", closed: "closed" } as const;
export type InvitationState = keyof typeof InvitationState;

registerEnumType(InvitationState, {
  name: "InvitationState",
  description: "Whether people can join by an invitation now.",
  valuesConfig: {
    open: { description: "They can." },
    full: { description: "The team has no place left." },
    locked: { description: "A reported or accepted payment keeps the team's people as they are." },
    closed: { description: "Registration is closed." },
  },
});

/** A team's invitation, as a visitor with its link sees it: only what is needed to decide. */
@ObjectType({ simpleResolvers: true, description: "What an invitation link leads to." })
export class Invitation {
  @EventTitle()
  @Field(() => EventRef, { description: "The event." })
  event!: EventRef;

  @Field(() => Date, { nullable: true, description: "When registration closes, while that is ahead." })
  registrationClosesAt!: Date | null;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The name of the team's leader." })
  leaderName!: string;

  @Field(() => Int, { description: "Places that are left in the team." })
  placesLeft!: number;

  @Field(() => InvitationState, { description: "Whether people can join now." })
  state!: InvitationState;
}

/** The invitation link of a team, for its leader. */
@ObjectType("InvitationLink", { simpleResolvers: true, description: "The link by which people join a team." })
export class InvitationLinkView {
  @Field(() => String, { description: "Its address." })
  url!: string;

  @Field(() => String, { description: "The address as a QR code: an SVG document." })
  qrSvg!: string;

  @Field(() => Date, { description: "When it was made." })
  createdAt!: Date;
}

/** Answers a change of a team's invitation link. */
@ObjectType({ simpleResolvers: true, description: "A team's invitation link after a change." })
export class InvitationLinkPayload extends MessagePayload {
  @Field(() => InvitationLinkView, { nullable: true, description: "The link; null once it is switched off." })
  link!: InvitationLinkView | null;
}

/** An invitation that one has, and the team that it is from. */
@ObjectType({ simpleResolvers: true, description: "An invitation of the caller to a team." })
export class PersonalInvitation extends Invitation {
  @Field(() => ID, { description: "The team." })
  teamId!: string;
}

@ObjectType("TeamInvitation", {
  simpleResolvers: true,
  description: "A person whom a team has invited, as its people see them.",
})
export class TeamInvitationView {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The invited address, for the team's leader and Superadmins; null where a known person is invited.",
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The name of an invited person who looks for a team; null where an address is invited.",
  })
  name!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the last mail about it was sent; null while none was.",
  })
  sentAt!: Date | null;

  @Field(() => Date, { description: "When they were invited." })
  createdAt!: Date;
}

/** Answers a change of a team's invitations. */
@ObjectType({ simpleResolvers: true, description: "A team's invitations after a change." })
export class TeamInvitationsPayload extends MessagePayload {
  @Field(() => [TeamInvitationView], { description: "Whom the team has invited, oldest first." })
  invitations!: TeamInvitationView[];
}
