import { Field, ID, Int, ObjectType } from "type-graphql";
import { ListLine } from "../../../kernel/csv/list-reading.types.js";
import { PersonColumn } from "../contract/people-import.input.js";

@ObjectType({ simpleResolvers: true, description: "A field that a line of a file changes." })
export class PersonChange {
  @Field(() => PersonColumn, { description: "The field." })
  column!: PersonColumn;

  @Field(() => String, { nullable: true, description: "The present value." })
  from!: string | null;

  @Field(() => String, { description: "The value in the file." })
  to!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "A line of a file with a change, or with an error.",
})
export class PersonLine extends ListLine {
  @Field(() => ID, {
    nullable: true,
    description: "The account, or null for an unknown id or address.",
  })
  userId!: string | null;

  @Field(() => [PersonChange], { description: "The changes." })
  changes!: PersonChange[];
}

@ObjectType({ simpleResolvers: true, description: "A preview of the changes of a file. Changes nothing." })
export class PeoplePreview {
  @Field(() => [PersonLine], { description: "The lines with a change or an error." })
  lines!: PersonLine[];

  @Field(() => Int, { description: "The number of lines without a change." })
  unchanged!: number;
}
