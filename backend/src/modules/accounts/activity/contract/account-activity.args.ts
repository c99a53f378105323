import { ArgsType, Field, ID } from "type-graphql";
import { EntityId } from "../../../../kernel/contract/entity-id.js";
import { PageArgs } from "../../../../kernel/contract/page.args.js";

/** Whose recent activity a Superadmin reads. */
@ArgsType()
export class AccountActivityArgs extends PageArgs {
  @EntityId()
  @Field(() => ID, { description: "The account." })
  userId!: string;
}
