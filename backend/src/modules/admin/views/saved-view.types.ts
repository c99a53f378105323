import { Field, ID, ObjectType } from "type-graphql";

/** How the caller looks at a table, under a name. */
@ObjectType("SavedView", {
  simpleResolvers: true,
  description: "How the caller looks at a table, under a name.",
})
export class SavedViewItem {
  @Field(() => ID, { description: "The view's id." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { description: "Search, filters, sort and columns, as the address has them." })
  query!: string;
}
