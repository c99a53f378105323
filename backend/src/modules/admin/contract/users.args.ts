import { IsBoolean, IsIn, IsOptional } from "class-validator";
import { ArgsType, Field } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { Role } from "../../../kernel/contract/roles.js";
import { GRANTS, type Grant } from "../../../kernel/contract/grants.js";
import { SortDirection, TablePageArgs } from "../../../kernel/contract/table-page.args.js";
import { ApiGrant, ApiRole } from "../../accounts/contract/role.enums.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

export const UserSort = enumeration("UserSort", "The sort key of the list of users.", {
  NAME: "The name, ignoring case.",
  EMAIL: "The e-mail address.",
  CREATED_AT: "The time at which the account was created.",
  ROLE: "The role.",
  TEAM: "The team's name. With this and the other keys, people without a value come last.",
  COLLEGE: "The college.",
  ROLL_NO: "The university roll number.",
  HANDLE: "The Codeforces handle.",
});
export type UserSort = (typeof UserSort)[keyof typeof UserSort];

@ArgsType()
export class UsersArgs extends TablePageArgs {
  @IsOptional()
  @IsIn(Object.values(Role), { message: RULES.anyRole })
  @Field(() => ApiRole, { nullable: true, description: "Only this role." })
  role?: Role | null;

  @IsOptional()
  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, {
    nullable: true,
    description: "True: only people without a team in the event. False: only people with a team.",
  })
  teamless?: boolean | null;

  @IsOptional()
  @IsIn(GRANTS, { message: RULES.choice })
  @Field(() => ApiGrant, { nullable: true, description: "Only holders of this grant." })
  grant?: Grant | null;

  @IsOptional()
  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, {
    nullable: true,
    description: "True: only people with a grant. False: only people without a grant.",
  })
  granted?: boolean | null;

  @EventSlugField(
    "The event whose teams are shown, by its address under /events. The default is the current event.",
  )
  eventSlug?: string | null;

  @IsIn(Object.values(UserSort), { message: RULES.choice })
  @Field(() => UserSort, { defaultValue: UserSort.NAME, description: "The sort key." })
  sort: UserSort = UserSort.NAME;

  @IsIn(Object.values(SortDirection), { message: RULES.choice })
  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: "The sort direction." })
  direction: SortDirection = SortDirection.ASC;
}
