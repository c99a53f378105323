import { ArrayMaxSize, ArrayMinSize, MaxLength } from "class-validator";
import { OptionalText } from "../../../kernel/contract/blank.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { EditedMemberFields } from "./member-record.input.js";

/** The body of POST /api/teams/addMembers: one member, whose fields `AddMemberRecordInput` judges. */
export class AddMembersInput {
  @EntityId()
  teamId!: string;

  @ArrayMinSize(1, { message: RULES.oneMember })
  @ArrayMaxSize(1, { message: RULES.oneMember })
  members!: unknown[];
}

/** The body of PUT /api/teams/members/{id}; the handle may also be spelt as in the replies. */
export class MemberFieldsInput extends EditedMemberFields {
  @OptionalText()
  @OneLine(RULES.handle)
  @MaxLength(LIMITS.handleMax, { message: RULES.handle })
  codeforceHandle?: string | null;
}
