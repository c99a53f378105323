import { EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { EmailField, HandleText } from "../../accounts/contract/person-fields.js";
import { CreateTeamInput } from "./team.inputs.js";

/** The body of POST /api/eventTeam/get-team. Without a user, the caller's team is returned. */
export class GetTeamInput {
  @OptionalText()
  @EntityId()
  userId?: string | null;
}

/** The body of POST /api/eventTeam/create-team. Without a leader, the caller leads the team. */
export class CreateEventTeamInput extends CreateTeamInput {
  @OptionalText()
  @EntityId()
  leaderId?: string | null;
}

/** The body of POST /api/eventTeam/update-team: a new handle for the member with this e-mail. */
export class MemberHandleInput {
  @EntityId()
  teamId!: string;

  @EmailField()
  email!: string;

  @HandleText()
  codeforcesHandle!: string;
}
