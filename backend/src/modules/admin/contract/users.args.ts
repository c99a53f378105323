import { IsBoolean, IsIn, IsOptional } from "class-validator";
import { ArgsType, Field, registerEnumType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { Role } from "../../../kernel/contract/roles.js";
import { GRANTS, type Grant } from "../../../kernel/contract/grants.js";
import { SortDirection, TablePageArgs } from "../../../kernel/contract/table-page.args.js";
import { ApiGrant, ApiRole } from "../../accounts/contract/role.enums.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

/** What the list of users can be sorted by. */
export const UserSort = {
  NAME: "NAME",
  EMAIL: "EMAIL",
  CREATED_AT: "CREATED_AT",
  ROLE: "ROLE",
  TEAM: "TEAM",
  COLLEGE: "COLLEGE",
  ROLL_NO: "ROLL_NO",
  HANDLE: "HANDLE",
} as const;
export type UserSort = (typeof UserSort)[keyof typeof UserSort];

registerEnumType(UserSort, {
  name: "UserSort",
  description: "What the list of users is sorted by.",
  valuesConfig: {
    NAME: { description: "The name, ignoring case." },
    EMAIL: { description: "The e-mail address." },
    CREATED_AT: { description: "When the account was made." },
    ROLE: { description: "The role." },
    TEAM: { description: "The team's name; people without one come last, as do those without what follows." },
    COLLEGE: { description: "The college." },
    ROLL_NO: { description: "The university roll number." },
    HANDLE: { description: "The Codeforces handle." },
  },
});

/** Which users to show, and in which order. */
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
    description: "True: only people without a team in the event; false: only people with one.",
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
    description: "True: only holders of any grant; false: only the others.",
  })
  granted?: boolean | null;

  @EventSlugField(
    "The event whose teams are shown, by its address under /events; without one the current event.",
  )
  eventSlug?: string | null;

  @IsIn(Object.values(UserSort), { message: RULES.choice })
  @Field(() => UserSort, { defaultValue: UserSort.NAME, description: "What to sort by." })
  sort: UserSort = UserSort.NAME;

  @IsIn(Object.values(SortDirection), { message: RULES.choice })
  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: "Which end comes first." })
  direction: SortDirection = SortDirection.ASC;
}
