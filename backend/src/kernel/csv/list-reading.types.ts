import { Field, Int, ObjectType } from "type-graphql";
import { ListField } from "../contract/list-columns.js";

@ObjectType({ simpleResolvers: true, description: "A column of a list and its meaning." })
export class ListColumn {
  @Field(() => Int, { description: "The column, counted from 0." })
  column!: number;

  @Field(() => String, { description: "The heading of the column, or empty." })
  heading!: string;

  @Field(() => String, { description: "The first cell with content, shortened." })
  sample!: string;

  @Field(() => ListField, {
    nullable: true,
    description: "The meaning of the column, or null for an unused column.",
  })
  field!: ListField | null;

  @Field(() => Boolean, {
    description:
      "Whether the heading could have another meaning, such as a WhatsApp number instead of a phone.",
  })
  isDoubtful!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A line of a list." })
export class ListLine {
  @Field(() => Int, { description: "The line's number in the file, from 1." })
  line!: number;

  @Field(() => String, { description: "The person's name, or the name or address in the line." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The reason why the line cannot be applied, or null." })
  problem!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The meanings of the columns of a list. Changes nothing." })
export class ListReading {
  @Field(() => [ListColumn], { description: "All columns, including unused ones." })
  columns!: ListColumn[];

  @Field(() => [ListField], { description: "The meanings that a column of such a list can have." })
  fields!: ListField[];
}
