import { ArrayMaxSize, ArrayMinSize } from "class-validator";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { EditedMemberFields } from "./member-record.input.js";
import { HandleField } from "../../accounts/contract/person-fields.js";

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
  @HandleField()
  codeforceHandle?: string | null;
}
