import { EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { EmailField, HandleText } from "../../accounts/contract/person-fields.js";
import { CreateTeamInput } from "./team.inputs.js";

/** The body of POST /api/eventTeam/get-team. Without a user, it means the caller. */
export class GetTeamInput {
  @OptionalText()
  @EntityId()
  userId?: string | null;
}

/** The body of POST /api/eventTeam/create-team. Without a leader, it means the caller. */
export class CreateEventTeamInput extends CreateTeamInput {
  @OptionalText()
  @EntityId()
  leaderId?: string | null;
}

/** The body of POST /api/eventTeam/update-team: the handle of the member with this e-mail. */
export class MemberHandleInput {
  @EntityId()
  teamId!: string;

  @EmailField()
  email!: string;

  @HandleText()
  codeforcesHandle!: string;
}
