import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { connectionOf } from "../../../kernel/paging/connection.js";

/** The data that a listing shows about a person, without contact details. */
@ObjectType({ simpleResolvers: true, description: "A person who looks for a team." })
export class ListedPerson {
  @Field(() => ID, { description: "The listing's id." })
  id!: string;

  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The college's name." })
  college!: string | null;

  @Field(() => String, { nullable: true, description: "The Codeforces handle." })
  codeforcesHandle!: string | null;

  @Field(() => String, { description: "The person's line about themselves." })
  line!: string;

  @Field(() => Boolean, { description: "True for the caller's own listing." })
  isOwn!: boolean;

  @Field(() => Boolean, { description: "True once the team that the caller leads has invited them." })
  invited!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A team with a place that looks for people." })
export class ListedTeam {
  @Field(() => ID, { description: "The team's id." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The name of the team's leader." })
  leaderName!: string;

  @Field(() => String, { nullable: true, description: "The leader's college." })
  college!: string | null;

  @Field(() => Int, { description: "The number of free places in the team." })
  placesLeft!: number;

  @Field(() => String, { description: "The team's line." })
  line!: string;

  @Field(() => Boolean, { description: "True while the caller has asked to join the team." })
  requested!: boolean;
}

export const ListedPersonConnection = connectionOf(ListedPerson, "ListedPerson");
export const ListedTeamConnection = connectionOf(ListedTeam, "ListedTeam");

@ObjectType({ simpleResolvers: true, description: "The caller's listings for the current event." })
export class MyListings {
  @Field(() => Boolean, {
    description: "True while people and teams can be on the list of the current event.",
  })
  open!: boolean;

  @Field(() => String, { nullable: true, description: "The caller's line, or null while not listed." })
  person!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The line of the team that the caller leads, or null while not listed.",
  })
  team!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The caller's listings after a change." })
export class ListingsPayload extends MessagePayload {
  @Field(() => MyListings, { description: "The listings after the change." })
  listings!: MyListings;
}

@ObjectType("JoinRequest", {
  simpleResolvers: true,
  description: "A person who asks to join a team.",
})
export class JoinRequestView {
  @Field(() => ID, { description: "The request's id." })
  id!: string;

  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The college's name." })
  college!: string | null;

  @Field(() => String, { nullable: true, description: "The Codeforces handle." })
  codeforcesHandle!: string | null;

  @Field(() => String, { nullable: true, description: "The person's line, if listed." })
  line!: string | null;

  @Field(() => Date, { description: "When the person asked." })
  createdAt!: Date;
}
