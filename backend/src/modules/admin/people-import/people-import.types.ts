import { Field, ID, Int, ObjectType } from "type-graphql";
import { PersonColumn } from "../contract/people-import.input.js";

/** A change that a line of a file asks for. */
@ObjectType({ simpleResolvers: true, description: "A field that a line of a file changes." })
export class PersonChange {
  @Field(() => PersonColumn, { description: "The field." })
  column!: PersonColumn;

  @Field(() => String, { nullable: true, description: "What it is now." })
  from!: string | null;

  @Field(() => String, { description: "What the file says." })
  to!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "A line of a file that would change a user, or cannot be applied.",
})
export class PersonLine {
  @Field(() => Int, { description: "The line's number in the file, from 1." })
  line!: number;

  @Field(() => ID, {
    nullable: true,
    description: "The account; null when no account has this id or address.",
  })
  userId!: string | null;

  @Field(() => String, { description: "The person's name, else what the line says of them." })
  name!: string;

  @Field(() => [PersonChange], { description: "What would change." })
  changes!: PersonChange[];

  @Field(() => String, { nullable: true, description: "Why the line cannot be applied; null if it can." })
  problem!: string | null;
}

/** What a file would change. */
@ObjectType({ simpleResolvers: true, description: "What a file would change; nothing is written." })
export class PeoplePreview {
  @Field(() => [PersonLine], { description: "The lines that change a user or cannot be applied." })
  lines!: PersonLine[];

  @Field(() => Int, { description: "Lines that say what is so already." })
  unchanged!: number;
}
