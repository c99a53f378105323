import { Field, ID, ObjectType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { BinKind } from "../../../kernel/bin/bin-entry.entity.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";

const BinnedKind = enumeration(
  "BinnedKind",
  "The kind of an entry of the bin.",
  {
    USER: "An account.",
    TEAM: "A team.",
  },
  {
    USER: BinKind.user,
    TEAM: BinKind.team,
  } as const,
);

@ObjectType({ simpleResolvers: true, description: "An account or team that an admin deleted." })
export class BinEntryView {
  @Field(() => ID, { description: "The id of the account or team, which it keeps when restored." })
  id!: string;

  @Field(() => BinnedKind, { description: "The kind of the entry." })
  kind!: BinKind;

  @Field(() => String, { description: "The name of the account or team." })
  name!: string;

  @Field(() => String, { description: "An account's e-mail address, or the title of a team's event." })
  about!: string;

  @Field(() => ID, { nullable: true, description: "The account with which the team was deleted." })
  partOfId!: string | null;

  @Field(() => String, { description: "The name of the admin who deleted the entry." })
  deletedByName!: string;

  @Field(() => DateTime, { description: "The time of the deletion." })
  deletedAt!: Date;

  @Field(() => DateTime, { description: "The time at which the entry is deleted for good." })
  purgedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "An entry that was not restored, and why." })
export class BlockedRestoration {
  @Field(() => ID, { description: "The entry." })
  id!: string;

  @Field(() => String, { description: "The name of the account or team." })
  name!: string;

  @Field(() => [String], { description: "The obstacles, one sentence each." })
  obstacles!: string[];

  @Field(() => Boolean, { description: "Whether the rest of the entry could be restored." })
  mayPartly!: boolean;
}

/** The reply to restoring several entries. A blocked entry does not stop the others. */
@ObjectType({ simpleResolvers: true, description: "The restored entries and the blocked ones." })
export class RestorationsPayload {
  @Field(() => [ID], { description: "The restored entries." })
  restored!: string[];

  @Field(() => [BlockedRestoration], { description: "The entries that are still in the bin." })
  blocked!: BlockedRestoration[];
}
