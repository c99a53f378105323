import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { DateTime } from "../../kernel/graphql/scalars.js";

/** What an entry of the bin was. */
export const BinnedKind = { USER: "USER", TEAM: "TEAM" } as const;
export type BinnedKind = keyof typeof BinnedKind;

registerEnumType(BinnedKind, {
  name: "BinnedKind",
  description: "What an entry of the bin was.",
  valuesConfig: { USER: { description: "An account." }, TEAM: { description: "A team." } },
});

/** Something in the bin. */
@ObjectType({ simpleResolvers: true, description: "An account or team that an admin deleted." })
export class BinEntryView {
  @Field(() => ID, { description: "The id that it had, and gets again." })
  id!: string;

  @Field(() => BinnedKind, { description: "What it was." })
  kind!: BinnedKind;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { description: "An account's e-mail address, or the title of a team's event." })
  about!: string;

  @Field(() => ID, { nullable: true, description: "The account with which the team was deleted." })
  partOfId!: string | null;

  @Field(() => String, { description: "Who deleted it." })
  deletedByName!: string;

  @Field(() => DateTime, { description: "When it was deleted." })
  deletedAt!: Date;

  @Field(() => DateTime, { description: "When it will be deleted for good." })
  purgedAt!: Date;
}

/** An entry that did not come back. */
@ObjectType({ simpleResolvers: true, description: "What did not come back, and why." })
export class BlockedRestoration {
  @Field(() => ID, { description: "The entry." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => [String], { description: "The obstacles, a sentence each." })
  obstacles!: string[];

  @Field(() => Boolean, { description: "Whether the rest could be restored." })
  mayPartly!: boolean;
}

/** The reply of a restoration of several: what is blocked does not stop the others. */
@ObjectType({ simpleResolvers: true, description: "What came back, and what did not." })
export class RestorationsPayload {
  @Field(() => [ID], { description: "What came back." })
  restored!: string[];

  @Field(() => [BlockedRestoration], { description: "What is still in the bin." })
  blocked!: BlockedRestoration[];
}
