import { Field, ID, Int, ObjectType } from "type-graphql";
import { EventTitle } from "../../kernel/graphql/event-title.js";
import { selectableConnectionOf } from "../../kernel/paging/connection.js";
import { LoginPayload } from "../accounts/contract/login-payload.js";
import { EventRef } from "../events/contract/event-ref.js";
import { PaymentStatus } from "./reads/payment-status.enum.js";
import { TeamPlace } from "./places/place.types.js";

/** A person of a team as one reader may see them (team-visibility.ts). */
@ObjectType("TeamMember", {
  simpleResolvers: true,
  description: "A person of a team: its leader or an added member.",
})
export class TeamMemberView {
  @Field(() => ID, { description: "The membership's id." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The account; null for a record without one, and for people outside the team.",
  })
  userId!: string | null;

  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The e-mail address; masked for people outside the team.",
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The phone number, for the person, the team's leader, holders of the grant DESK and Superadmins; otherwise null.",
  })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The college's name, for the person, the team's leader, holders of the grant DESK and Superadmins; otherwise null.",
  })
  college!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The university roll number, for the person, the team's leader, holders of the grant DESK and Superadmins; otherwise null.",
  })
  universityRollNo!: string | null;

  @Field(() => String, { nullable: true, description: "The Codeforces handle." })
  codeforcesHandle!: string | null;

  @Field(() => Boolean, { description: "True for the team's leader." })
  isLeader!: boolean;

  @Field(() => Boolean, {
    description:
      "True once the person agreed to be in the team; until then the rest is what the leader typed.",
  })
  confirmed!: boolean;

  @Field(() => Boolean, {
    description: "True while the person's account has this handle and its owner proved it on Codeforces.",
  })
  handleVerified!: boolean;

  @Field(() => Boolean, {
    description:
      "True while another person of the event holds this handle: it has to be corrected, or proved.",
  })
  handleTaken!: boolean;
}

/** A team as one reader may see it. */
@ObjectType("Team", {
  simpleResolvers: true,
  description: "A team of an event: one leader and the people they added.",
})
export class TeamView {
  @Field(() => ID, { description: "The team's id." })
  id!: string;

  @Field(() => String, { description: "The team's name, unique in its event." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The code that the team writes into its bank transfer; null for people outside the team.",
  })
  reference!: string | null;

  @Field(() => Int, { nullable: true, description: "Place in the contest, 1 is best; null while unranked." })
  ranking!: number | null;

  @Field(() => PaymentStatus, { description: "The status of the team's payment." })
  paymentStatus!: PaymentStatus;

  @Field(() => Boolean, {
    description: "True while a pending or accepted payment keeps the team's people as they are.",
  })
  rosterLocked!: boolean;

  @Field(() => Boolean, {
    description:
      "True while it goes on to the round that costs the fee: by its place where its event has offered places, else by its rank.",
  })
  qualified!: boolean;

  @Field(() => TeamPlace, {
    nullable: true,
    description:
      "Its place in that round; null where none was offered to it, and for people outside the team.",
  })
  place!: TeamPlace | null;

  @Field(() => String, {
    nullable: true,
    description: "The organisers' note, for holders of the grant DESK and Superadmins; otherwise null.",
  })
  note!: string | null;

  @EventTitle()
  @Field(() => EventRef, { description: "The team's event." })
  event!: EventRef;

  @Field(() => TeamMemberView, { description: "The team's leader." })
  leader!: TeamMemberView;

  @Field(() => [TeamMemberView], {
    description: "The added people, in the order in which they came; without the leader.",
  })
  members!: TeamMemberView[];
}

/** A page of an event's teams. */
export const TeamConnection = selectableConnectionOf(TeamView, "Team");

/** The reply of a change to a team. */
@ObjectType({ simpleResolvers: true, description: "A changed team, and what to tell the person." })
export class TeamPayload {
  @Field(() => String, { description: "Text for the person." })
  message!: string;

  @Field(() => TeamView, { description: "The team after the change." })
  team!: TeamView;

  @Field(() => LoginPayload, {
    nullable: true,
    description:
      "A fresh session, whose token has the new role, when the change made the caller a Team Leader. The old token stays good.",
  })
  session!: LoginPayload | null;
}
