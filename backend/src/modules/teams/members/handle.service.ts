import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountService } from "../../accounts/account.service.js";
import { normaliseHandle } from "../../../kernel/contract/handle.js";
import { sentences } from "../../../kernel/languages/message.js";
import { checkHandle, type Codeforces } from "../../codeforces/handle-check.service.js";
import type { TeamHandle } from "../contract/ranked-team.js";
import { mayEditHandle, type Actor } from "../contract/team.policy.js";
import type { UpdateHandleInput } from "../contract/member.inputs.js";
import type { HandleHolders } from "./handle-holders.js";
import { auditAdmin, StaleTeam, type TeamChanges } from "../team-changes.js";
import type { TeamMemberRepository } from "./team-member.repository.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import { ownerOf, peopleOf, type PersonRecord, type TeamRecord } from "../reads/team-record.js";
import type { TeamPayload } from "../team.types.js";

/** Changes Codeforces handles, even in a locked roster or after registration has closed. */
export class HandleService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly members: TeamMemberRepository,
    private readonly accounts: AccountService,
    private readonly codeforces: Codeforces,
    private readonly holders: HandleHolders,
  ) {}

  /**
   * Sets or clears a person's handle in the team's record. If the person is the caller, also changes the handle of the
   * caller's account. If Codeforces answers, its answer decides whether the handle exists and how the handle is spelt.
   * @throws DomainError TEAM_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND, NOT_YOUR_HANDLE, HANDLE_UNKNOWN, HANDLE_TAKEN.
   */
  updateHandle(caller: Caller, input: UpdateHandleInput): Promise<TeamPayload> {
    return this.#update(
      caller,
      input.teamId,
      input.codeforcesHandle,
      (person) => person.id === input.memberId,
    );
  }

  /** Like `updateHandle`, for the person with this e-mail (`POST /api/eventTeam/update-team`). */
  updateHandleOf(
    caller: Caller,
    input: { readonly teamId: string; readonly email: string; readonly codeforcesHandle: string },
  ): Promise<TeamPayload> {
    return this.#update(
      caller,
      input.teamId,
      input.codeforcesHandle,
      (person) => person.email === input.email,
    );
  }

  /** Returns the handles in an event's teams, to prepare the ranking. */
  ofEvent(eventId: string): Promise<TeamHandle[]> {
    return this.members.handles(eventId);
  }

  async #update(
    caller: Caller,
    teamId: string,
    text: string,
    isMeant: (person: PersonRecord) => boolean,
  ): Promise<TeamPayload> {
    const change = {
      load: (reads: TeamReadRepository) => reads.byId(teamId),
      may: (team: TeamRecord, actor: Actor) =>
        mayEditHandle(team, actor, peopleOf(team).find(isMeant)?.id ?? ""),
    };
    // Checks permission first, so that a caller without permission causes no call to Codeforces.
    await this.changes.require(caller, change);
    const { handle, notes } = await checkHandle(this.codeforces, normaliseHandle(text));
    await this.changes.run(caller, {
      ...change,
      write: async (tx, team) => {
        const person = peopleOf(team).find(isMeant);
        if (!person) throw new DomainError("MEMBER_NOT_FOUND");
        const claim = { eventId: team.event.id, handle, ownerId: ownerOf(person) };
        const set = () => this.members.setHandle(tx, teamId, person.id, handle);
        if (!(await this.holders.typed(tx, claim, set))) throw new StaleTeam();
        if (person.userId === caller.userId) await this.accounts.setHandle(tx, caller.userId, handle);
        else await auditAdmin(tx, caller, team, "team.handle", { member: person.name, handle });
      },
    });
    return this.changes.reply(caller, teamId, sentences([SUCCESS.handleUpdated, ...notes]));
  }
}
