import { IsBoolean, IsIn, IsOptional } from "class-validator";
import { ArgsType, Field, registerEnumType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { Role } from "../../../kernel/contract/roles.js";
import { PageArgs } from "../../../kernel/contract/page.args.js";
import { SortDirection } from "../../../kernel/contract/sort-direction.js";
import { ApiRole } from "../../accounts/contract/role.enum.js";

/** What the list of users can be sorted by. */
export const UserSort = { NAME: "NAME", EMAIL: "EMAIL", CREATED_AT: "CREATED_AT" } as const;
export type UserSort = (typeof UserSort)[keyof typeof UserSort];

registerEnumType(UserSort, {
  name: "UserSort",
  description: "What the list of users is sorted by.",
  valuesConfig: {
    NAME: { description: "The name." },
    EMAIL: { description: "The e-mail address." },
    CREATED_AT: { description: "When the account was made." },
  },
});

/** Which users to show, and in which order. */
@ArgsType()
export class UsersArgs extends PageArgs {
  @IsOptional()
  @IsIn(Object.values(Role), { message: RULES.anyRole })
  @Field(() => ApiRole, { nullable: true, description: "Only this role." })
  role?: Role | null;

  @IsOptional()
  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, {
    nullable: true,
    description: "True: only people without a team in the current event; false: only people with one.",
  })
  teamless?: boolean | null;

  @IsIn(Object.values(UserSort), { message: RULES.choice })
  @Field(() => UserSort, { defaultValue: UserSort.NAME, description: "What to sort by." })
  sort: UserSort = UserSort.NAME;

  @IsIn(Object.values(SortDirection), { message: RULES.choice })
  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: "Which end comes first." })
  direction: SortDirection = SortDirection.ASC;
}
