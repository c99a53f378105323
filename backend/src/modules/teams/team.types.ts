import { Field, ID, Int, ObjectType } from "type-graphql";
import { EventTitle } from "../../kernel/languages/translated-reply.js";
import { selectableConnectionOf } from "../../kernel/paging/connection.js";
import { LoginPayload } from "../accounts/contract/login-payload.js";
import { EventRef } from "../events/contract/event-ref.js";
import { TeamPlace } from "./places/place.types.js";
import { enumeration } from "../../kernel/contract/enumeration.js";
import { PaymentStatus } from "./contract/payment-status.js";

enumeration(
  "PaymentStatus",
  "The status of a team's payment.",
  {
    incomplete: "No payment was reported.",
    pending: "Reported by the leader, not decided yet.",
    accepted: "The club found the money.",
    rejected: "The club did not find the money. The leader can report again.",
    refunded: "The club returned the money. The team can pay again.",
  },
  PaymentStatus,
);

@ObjectType("TeamMember", {
  simpleResolvers: true,
  description: "A person of a team: its leader or an added member.",
})
export class TeamMemberView {
  @Field(() => ID, { description: "The membership's id." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The account, or null for a record without an account and for people outside the team.",
  })
  userId!: string | null;

  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The e-mail address, masked for people outside the team.",
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The phone number, for the person, the team's leader, holders of the grant DESK and Superadmins. Otherwise null.",
  })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The college's name, for the person, the team's leader, holders of the grant DESK and Superadmins. Otherwise null.",
  })
  college!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The university roll number, for the person, the team's leader, holders of the grant DESK and Superadmins. Otherwise null.",
  })
  universityRollNo!: string | null;

  @Field(() => String, { nullable: true, description: "The Codeforces handle." })
  codeforcesHandle!: string | null;

  @Field(() => Boolean, { description: "True for the team's leader." })
  isLeader!: boolean;

  @Field(() => Boolean, {
    description:
      "True when the person agreed to be in the team. Until then, the other fields are the leader's entries.",
  })
  confirmed!: boolean;

  @Field(() => Boolean, {
    description: "True while the person's account has this handle and its owner proved it on Codeforces.",
  })
  handleVerified!: boolean;

  @Field(() => Boolean, {
    description:
      "True while another person of the event holds this handle. The handle must be corrected or proved.",
  })
  handleTaken!: boolean;
}

/** A team, without the data that the reader may not see. */
@ObjectType("Team", {
  simpleResolvers: true,
  description: "A team of an event: one leader and the added members.",
})
export class TeamView {
  @Field(() => ID, { description: "The team's id." })
  id!: string;

  @Field(() => String, { description: "The team's name, unique in its event." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The code that the team writes into its bank transfer, or null for people outside the team.",
  })
  reference!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Place in the contest, 1 is best, or null while unranked.",
  })
  ranking!: number | null;

  @Field(() => PaymentStatus, { description: "The state of the team's payment." })
  paymentStatus!: PaymentStatus;

  @Field(() => Boolean, {
    description: "True while a pending or accepted payment locks the roster.",
  })
  rosterLocked!: boolean;

  @Field(() => Boolean, {
    description:
      "True while the team goes on to the round that costs the fee: by its offered place, or by its rank in events without places.",
  })
  qualified!: boolean;

  @Field(() => TeamPlace, {
    nullable: true,
    description: "The team's place in that round, or null without an offer and for people outside the team.",
  })
  place!: TeamPlace | null;

  @Field(() => String, {
    nullable: true,
    description: "The organisers' note, for holders of the grant DESK and Superadmins. Otherwise null.",
  })
  note!: string | null;

  @EventTitle()
  @Field(() => EventRef, { description: "The team's event." })
  event!: EventRef;

  @Field(() => TeamMemberView, { description: "The team's leader." })
  leader!: TeamMemberView;

  @Field(() => [TeamMemberView], {
    description: "The members without the leader, in the order in which they joined.",
  })
  members!: TeamMemberView[];
}

export const TeamConnection = selectableConnectionOf(TeamView, "Team");

@ObjectType({ simpleResolvers: true, description: "A changed team, and a message." })
export class TeamPayload {
  @Field(() => String, { description: "Text for the person." })
  message!: string;

  @Field(() => TeamView, { description: "The team after the change." })
  team!: TeamView;

  @Field(() => LoginPayload, {
    nullable: true,
    description:
      "A fresh session with the new role, when the change made the caller a Team Leader. The old token stays valid.",
  })
  session!: LoginPayload | null;
}
