import { randomBytes } from "node:crypto";
import QRCode from "qrcode";
import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { joinPath } from "../../../kernel/contract/page-paths.js";
import { deriveKey, seal, sha256, unseal } from "../../../kernel/crypto/seal.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { Tx } from "../../../kernel/db/database.js";
import type { LimitRule, RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { isRegistrationOpen } from "../../events/contract/event-state.js";
import { normaliseHandle } from "../../../kernel/contract/handle.js";
import { checkHandle, type Codeforces } from "../../codeforces/handle-check.service.js";
import type { ConsentService } from "../changes/consent.service.js";
import type { TeamIdInput } from "../contract/team.inputs.js";
import { isInTeam, mayInvite, mayJoin } from "../contract/team.policy.js";
import { actorOf } from "../reads/team-visibility.js";
import { auditAdmin, enforce, StaleTeam, type TeamChanges } from "../team-changes.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import { ledTeam, type TeamRecord } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";
import type { TeamPayload } from "../team.types.js";
import type { JoinTeamInput } from "./contract/invitation.inputs.js";
import type { InvitationLinkRepository } from "./invitation-link.repository.js";
import { invitationOf } from "./invitation-view.js";
import type { Invitation, InvitationLinkPayload, InvitationLinkView } from "./invitation.types.js";
import type { TeamJoins } from "./team-joins.js";

/** 128 bits, so that a token cannot be guessed. */
const TOKEN_BYTES = 16;

/** Maximum number of times per hour that a person may try to join a team, including attempts with unknown links. */
const JOINS_PER_HOUR: LimitRule = { name: "join-team", points: 30, duration: 3600 };

interface InvitationParts {
  readonly links: InvitationLinkRepository;
  readonly changes: TeamChanges;
  readonly reads: TeamReadRepository;
  readonly teams: TeamRepository;
  readonly consent: ConsentService;
  readonly joins: TeamJoins;
  readonly notices: TeamNotices;
  readonly limiter: RateLimiter;
  readonly codeforces: Codeforces;
  readonly publicUrl: string;
  readonly secret: string;
}

/** Manages teams' invitation links, and lets people join with them. */
export class InvitationService {
  readonly #key: Buffer;

  constructor(private readonly parts: InvitationParts) {
    this.#key = deriveKey(parts.secret, "invitation-link");
  }

  /**
   * Returns the team's link. Returns null if the team has none, or if the link cannot be decrypted because the server's
   * secret has changed.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, FORBIDDEN
   */
  async linkOf(caller: Caller, teamId: string): Promise<InvitationLinkView | null> {
    const team = await this.parts.reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    enforce(mayInvite(team, actorOf(caller)));
    const link = await this.parts.links.ofTeam(teamId);
    if (link === null) return null;
    const token = this.#tokenOf(link.sealedToken);
    return token === null ? null : this.#view(token, link.createdAt);
  }

  #tokenOf(sealed: string): string | null {
    try {
      return unseal(this.#key, sealed);
    } catch {
      return null;
    }
  }

  /**
   * Creates a new link for the team. A previous link stops working.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, FORBIDDEN, REGISTRATION_CLOSED, CONFLICT
   */
  async renew(caller: Caller, { teamId }: TeamIdInput): Promise<InvitationLinkPayload> {
    const { changes, links } = this.parts;
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const createdAt = new Date();
    await changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: mayInvite,
      write: async (tx, team) => {
        await this.#lock(tx, team);
        await links.remove(tx, teamId);
        const link = { teamId, tokenHash: sha256(token), sealedToken: seal(this.#key, token), createdAt };
        await links.insert(tx, link);
        await auditAdmin(tx, caller, team, "team.invitation-link");
      },
    });
    return { message: SUCCESS.invitationLinkMade, link: await this.#view(token, createdAt) };
  }

  /**
   * Ends the team's link. Does nothing if the team has none.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, FORBIDDEN, REGISTRATION_CLOSED
   */
  async end(caller: Caller, { teamId }: TeamIdInput): Promise<InvitationLinkPayload> {
    await this.parts.changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: mayInvite,
      write: async (tx, team) => {
        await this.#lock(tx, team);
        if (await this.parts.links.remove(tx, teamId))
          await auditAdmin(tx, caller, team, "team.invitation-link");
      },
    });
    return { message: SUCCESS.invitationLinkEnded, link: null };
  }

  /** Returns the invitation behind a link, for any visitor. Returns null if the link is unknown or no longer works. */
  async invitation(token: string): Promise<Invitation | null> {
    const teamId = await this.parts.links.teamOf(sha256(token));
    const team = teamId === null ? null : await this.parts.reads.byId(teamId);
    return !team || team.event.state === "past" ? null : invitationOf(team);
  }

  /**
   * Adds the caller to the team of the link, as a member who agreed to be in it. If the caller is already in the team,
   * only stores a missing handle and records that they agree. Ends the caller's invitations, requests, listing and
   * other unconfirmed memberships in the event.
   * @throws DomainError INVITATION_GONE, TEAM_IS_FULL, JOINING_LOCKED, REGISTRATION_CLOSED, ALREADY_IN_TEAM,
   * EMAIL_IN_TEAM, IDENTITY_TAKEN, HANDLE_UNKNOWN, HANDLE_TAKEN, RATE_LIMITED
   */
  async join(caller: Caller, { token, codeforcesHandle }: JoinTeamInput): Promise<TeamPayload> {
    const { limiter, links, changes, consent, joins, notices } = this.parts;
    await limiter.consume([JOINS_PER_HOUR, caller.userId]);
    const tokenHash = sha256(token);
    const teamId = await links.teamOf(tokenHash);
    if (teamId === null) throw new DomainError("INVITATION_GONE");
    const { handle } = await checkHandle(this.parts.codeforces, normaliseHandle(codeforcesHandle));
    const before = await changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: (team, actor) => mayJoin(team, actor, isRegistrationOpen(team.event, new Date())),
      write: async (tx, team) => {
        if (isInTeam(team, actorOf(caller))) return joins.handleOfMember(tx, caller, team, handle);
        // Locks the team's row, so that a change to the team's link waits. Then locks the account. Both locks come
        // before the first read, because in MySQL all later reads of the transaction show the state at its first read.
        if (!(await this.parts.teams.reserveSeat(tx, ledTeam(team)))) throw new StaleTeam();
        const account = await joins.lockAccount(tx, caller);
        if ((await links.teamOf(tokenHash)) !== teamId) throw new DomainError("INVITATION_GONE");
        await joins.join(tx, account, team, handle);
        await notices.joined(tx, team, account);
      },
    });
    if (isInTeam(before, actorOf(caller))) return consent.accept(caller, { teamId });
    return changes.reply(caller, teamId, SUCCESS.membershipAccepted);
  }

  /** Locks the team's row, so that changes to the link and joins with the link run one after the other. */
  async #lock(tx: Tx, team: TeamRecord): Promise<void> {
    if (!(await this.parts.teams.lockLed(tx, ledTeam(team)))) throw new StaleTeam();
  }

  async #view(token: string, createdAt: Date): Promise<InvitationLinkView> {
    const url = this.parts.publicUrl + joinPath(token);
    return { url, qrSvg: await QRCode.toString(url, { type: "svg", margin: 4 }), createdAt };
  }
}
