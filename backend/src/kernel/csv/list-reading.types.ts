import { Field, Int, ObjectType } from "type-graphql";
import { ListField } from "../contract/list-columns.js";

/** A column of a list, and what it is read as. */
@ObjectType({ simpleResolvers: true, description: "A column of a list, and what it is read as." })
export class ListColumn {
  @Field(() => Int, { description: "The column, counted from 0." })
  column!: number;

  @Field(() => String, { description: "Its heading; empty where it has none." })
  heading!: string;

  @Field(() => String, { description: "Its first cell that says something, shortened." })
  sample!: string;

  @Field(() => ListField, {
    nullable: true,
    description: "What it is read as; null for a column that is not used.",
  })
  field!: ListField | null;

  @Field(() => Boolean, {
    description: "Whether its heading could mean something else, such as a WhatsApp number for a phone.",
  })
  isDoubtful!: boolean;
}

/** How the columns of a list are read. */
@ObjectType({ simpleResolvers: true, description: "How the columns of a list are read; nothing is written." })
export class ListReading {
  @Field(() => [ListColumn], { description: "The columns, those that are not used as well." })
  columns!: ListColumn[];

  @Field(() => [ListField], { description: "What a column of such a list can hold." })
  fields!: ListField[];
}
