import { recordAudit } from "../../../kernel/audit/audit-log.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { normaliseHandle } from "../../../kernel/contract/handle.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { isMissingReference, violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { NewLeader } from "../../accounts/account.service.js";
import type { LoginPayload } from "../../accounts/contract/login-payload.js";
import type { SessionService } from "../../accounts/sessions/session.service.js";
import { checkHandle, type Codeforces } from "../../codeforces/handle-check.service.js";
import type { CreateTeamInput } from "../contract/team.inputs.js";
import { isUnconfirmed, mayCreate, mayNameLeader } from "../contract/team.policy.js";
import type { TeamNotices } from "../notices/team-notices.js";
import { actorOf } from "../reads/team-visibility.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import { enforce, isPersonTaken, StaleTeam } from "../team-changes.js";
import { TEAM_NAME, TEAM_REFERENCE } from "../team.entity.js";
import { MEMBER_IDENTITY } from "../team-member.entity.js";
import type { TeamPayload, TeamView } from "../team.types.js";
import type { NewTeam, NewTeamRows } from "./new-team-rows.js";

/**
 * Maximum number of attempts to create a team. With 100,000 teams, one new reference in 335 is already taken. Five
 * taken references in a row are practically impossible.
 */
const MAX_CREATIONS = 5;

interface CreatedTeam {
  readonly team: TeamView;
  readonly newLeader: NewLeader;
}

/** Creates teams for the current event. */
export class CreateTeamService {
  constructor(
    private readonly db: Database,
    private readonly reads: TeamReadRepository,
    private readonly rows: NewTeamRows,
    private readonly notices: TeamNotices,
    private readonly sessions: SessionService,
    private readonly codeforces: Codeforces,
  ) {}

  /**
   * Creates a team with its leader as the only person. Every signed-in user may create a team that they lead. Their
   * unconfirmed memberships, invitations, requests and listing in the event then end. A Superadmin may name another
   * person as `leaderId`, and may create teams after registration has closed. A leader with the role User becomes a
   * Team Leader. If this changes the caller's own role, the reply contains a new session.
   * @throws DomainError NO_CURRENT_EVENT, EVENT_NOT_CURRENT if the client shows another event, REGISTRATION_CLOSED, ALREADY_IN_TEAM, TEAM_NAME_TAKEN, IDENTITY_TAKEN,
   * HANDLE_UNKNOWN, HANDLE_TAKEN, CONFLICT. NOT_FOUND for an unknown leader. If `leaderId` is another person: FORBIDDEN
   * unless the caller is a Superadmin, PERSON_IN_TEAM if that person is already in a team.
   */
  async create(caller: Caller, input: CreateTeamInput, leaderId = caller.userId): Promise<TeamPayload> {
    enforce(mayNameLeader(leaderId, actorOf(caller)));
    const { handle } = await checkHandle(this.codeforces, normaliseHandle(input.codeforcesHandle));
    const byThemselves = leaderId === caller.userId;
    const { name, eventSlug } = input;
    const wish: NewTeam = { name, leaderId, handle, byThemselves, eventSlug: eventSlug || null };
    const { team, newLeader } = await this.#createWithRetry(caller, wish);
    const fresh = (): LoginPayload =>
      this.sessions.freshLogin(caller, { role: newLeader.account.role, epoch: newLeader.epoch });
    const isNew = newLeader.promoted && byThemselves;
    return {
      message: SUCCESS.teamCreated,
      team,
      // A getter, so that the session is signed only if the query selects it.
      get session() {
        return isNew ? fresh() : null;
      },
    };
  }

  async #createWithRetry(caller: Caller, wish: NewTeam): Promise<CreatedTeam> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db.inTransaction((tx) => this.#write(tx, caller, wish));
      } catch (error) {
        if (attempt === MAX_CREATIONS || !(await this.#mayRetry(error, wish)))
          throw await this.#refusal(error, wish);
      }
    }
  }

  async #write(tx: Tx, caller: Caller, wish: NewTeam): Promise<CreatedTeam> {
    const { newLeader, event, hasChoices } = await this.rows.lockAndPromote(tx, wish);
    if (!newLeader) throw new DomainError("NOT_FOUND");
    if (!event) throw new DomainError("NO_CURRENT_EVENT");
    if (wish.eventSlug !== null && wish.eventSlug !== event.slug) throw new DomainError("EVENT_NOT_CURRENT");
    enforce(mayCreate(event, actorOf(caller), new Date()));
    const team = await this.rows.insert(tx, wish, { newLeader, event, hasChoices });
    const { id, name } = team;
    // The team is not announced, because no page can follow a team that did not exist.
    await this.notices.registered(tx, { id, name, event }, newLeader);
    if (!wish.byThemselves) {
      const details = { leader: newLeader.account.name };
      const target = { targetType: "team", targetId: id, targetName: name };
      await recordAudit(tx, { actor: caller, action: "team.create", ...target, details });
    }
    return { team, newLeader };
  }

  /**
   * Returns whether another attempt may succeed: the generated reference was taken, the leader was concurrently added
   * to another team, or the data changed during the attempt.
   */
  async #mayRetry(error: unknown, { leaderId, byThemselves }: NewTeam): Promise<boolean> {
    if (violates(error, TEAM_REFERENCE) || error instanceof StaleTeam) return true;
    // The event or the account was deleted concurrently. The next attempt finds out which.
    if (isMissingReference(error)) return true;
    if (!isPersonTaken(error) || !byThemselves) return false;
    const team = await this.reads.ofUser(leaderId);
    return team !== null && isUnconfirmed(team, { userId: leaderId, isSuperadmin: false });
  }

  /**
   * Returns the error for a failed attempt. A person who submits the form twice gets "already in a team" instead of
   * "name taken".
   */
  async #refusal(error: unknown, { leaderId, byThemselves }: NewTeam): Promise<unknown> {
    if (error instanceof StaleTeam || isMissingReference(error))
      return new DomainError("CONFLICT", { cause: error });
    const nameTaken = violates(error, TEAM_NAME);
    if (!nameTaken && !isPersonTaken(error)) return error;
    const own = await this.reads.ofUser(leaderId);
    const settled = own !== null && !isUnconfirmed(own, { userId: leaderId, isSuperadmin: false });
    if (nameTaken && !settled) return new DomainError("TEAM_NAME_TAKEN", { cause: error });
    if (!byThemselves) return new DomainError("PERSON_IN_TEAM", { cause: error });
    const double = own === null && violates(error, MEMBER_IDENTITY);
    return new DomainError(double ? "IDENTITY_TAKEN" : "ALREADY_IN_TEAM", { cause: error });
  }
}
