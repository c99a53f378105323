import { Field, ID, Int, ObjectType } from "type-graphql";
import { EventTitle } from "../../kernel/languages/translated-reply.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { CheckInMethod, CheckInOutcome } from "./contract/check-in.inputs.js";

@ObjectType("DeskSession", {
  simpleResolvers: true,
  description: "A time of an event at which people are let in.",
})
export class DeskSessionView {
  @Field(() => ID, { description: "The session's id. For the default session of a day, the day." })
  id!: string;

  @Field(() => String, { description: "The session's day in India, YYYY-MM-DD." })
  day!: string;

  @Field(() => String, { description: 'What it is called, such as "Round 2, morning".' })
  name!: string;

  @Field(() => Int, { description: "The number of people who are checked in." })
  checkedIn!: number;

  @Field(() => Int, {
    description:
      "The number of these people who may not come: walk-ins, and people whose team lost its right later.",
  })
  walkIns!: number;
}

@ObjectType({ simpleResolvers: true, description: "The desk of an event: its sessions and attendance." })
export class CheckInDesk {
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @EventTitle()
  @Field(() => String, { description: "The event's name." })
  eventTitle!: string;

  @Field(() => Int, { description: "The number of people who may come." })
  expected!: number;

  @Field(() => [DeskSessionView], { description: "The sessions, ordered by day." })
  sessions!: DeskSessionView[];
}

@ObjectType({
  simpleResolvers: true,
  description: "A person in the desk's list, without address and phone number.",
})
export class DeskListPerson {
  @Field(() => ID, { description: "The membership." })
  id!: string;

  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { nullable: true, description: "The Codeforces handle." })
  handle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The college when another person of the event has the same name, or null.",
  })
  college!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The roll number when another person of the event has the same name, or null.",
  })
  universityRollNo!: string | null;

  @Field(() => CheckInOutcome, {
    nullable: true,
    description: "The reason why the person may not come, or null.",
  })
  refusal!: CheckInOutcome | null;

  @Field(() => String, {
    description: "A hash by which a phone without a network recognises the pass (docs/api.md).",
  })
  passHash!: string;
}

@ObjectType("CheckIn", { simpleResolvers: true, description: "A check-in of a person to a session." })
export class CheckInView {
  @Field(() => ID, { description: "The check-in's id." })
  id!: string;

  @Field(() => ID, { description: "The session." })
  sessionId!: string;

  @Field(() => ID, { nullable: true, description: "The membership, or null for a walk-in without a team." })
  memberId!: string | null;

  @Field(() => String, { nullable: true, description: "The name of a walk-in without a team." })
  name!: string | null;

  @Field(() => CheckInMethod, { description: "The way in which the person was found." })
  method!: CheckInMethod;

  @Field(() => String, { nullable: true, description: "The reason why a walk-in was let in." })
  note!: string | null;

  @Field(() => DateTime, { description: "The time at which the person came." })
  at!: Date;

  @Field(() => String, { description: "The helper who checked the person in." })
  byName!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: "The time at which the check-in was taken back, or null while it counts.",
  })
  revertedAt!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "The data that a phone stores for check-in without a network.",
})
export class CheckInList {
  @Field(() => String, {
    description:
      "The caller's own key (base64url), with which the phone encrypts its stored data (AES-256-GCM).",
  })
  key!: string;

  @Field(() => DateTime, {
    description: "The time at which the list was read. Request later changes since this time.",
  })
  readAt!: Date;

  @Field(() => CheckInDesk, { description: "The event's desk." })
  desk!: CheckInDesk;

  @Field(() => [DeskListPerson], { description: "Everyone in the event's teams, by team." })
  people!: DeskListPerson[];

  @Field(() => [CheckInView], { description: "The people who are checked in, by session." })
  checkIns!: CheckInView[];
}

@ObjectType({
  simpleResolvers: true,
  description: "Check-ins that were made or taken back since a given time.",
})
export class CheckInChanges {
  @Field(() => DateTime, { description: "Request the next changes since this time." })
  readAt!: Date;

  @Field(() => [CheckInView], { description: "The check-ins, oldest first." })
  checkIns!: CheckInView[];
}

@ObjectType({ simpleResolvers: true, description: "The outcome of one check-in." })
export class CheckInResult {
  @Field(() => ID, { description: "The entry's own id." })
  entryId!: string;

  @Field(() => CheckInOutcome, { description: "The outcome." })
  outcome!: CheckInOutcome;

  @Field(() => String, { nullable: true, description: "The person's name, or null for an unknown pass." })
  personName!: string | null;

  @Field(() => String, { nullable: true, description: "The team's name." })
  teamName!: string | null;

  @Field(() => CheckInView, { nullable: true, description: "The check-in that counts." })
  checkIn!: CheckInView | null;
}

@ObjectType({ simpleResolvers: true, description: "The outcomes of check-ins, in the order of the request." })
export class CheckInPayload {
  @Field(() => [CheckInResult], { description: "One outcome for each entry." })
  results!: CheckInResult[];

  @Field(() => CheckInDesk, { description: "The desk with the new counts." })
  desk!: CheckInDesk;
}

@ObjectType({ simpleResolvers: true, description: "A change to the desk, and a message." })
export class CheckInDeskPayload {
  @Field(() => String, { description: "Text for the person." })
  message!: string;

  @Field(() => CheckInDesk, { description: "The desk after the change." })
  desk!: CheckInDesk;
}

@ObjectType({ simpleResolvers: true, description: "A walk-in who was not on the list." })
export class WalkIn {
  @Field(() => ID, { description: "The check-in." })
  id!: string;

  @Field(() => String, { description: "The person's name." })
  personName!: string;

  @Field(() => String, { nullable: true, description: "The person's team, or null." })
  teamName!: string | null;

  @Field(() => String, { nullable: true, description: "The reason why the person was let in." })
  note!: string | null;

  @Field(() => String, { description: "The session's name and day." })
  session!: string;

  @Field(() => DateTime, { description: "The time at which the person came." })
  at!: Date;

  @Field(() => String, { description: "The helper who checked the person in." })
  byName!: string;
}
