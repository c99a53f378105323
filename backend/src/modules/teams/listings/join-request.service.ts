import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { newId } from "../../../kernel/db/ids.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { LimitRule } from "../../../kernel/limits/rate-limiter.js";
import { isRegistrationOpen } from "../../events/contract/event-state.js";
import type { TeamIdInput } from "../contract/team.inputs.js";
import { isInTeam, isUnconfirmed, mayInvite, mayJoin } from "../contract/team.policy.js";
import type { TeamJoins } from "../invitations/team-joins.js";
import { mayAddNow } from "../changes/roster.service.js";
import { type CountedMail, type ExternalMails, UNCOUNTED } from "../notices/external-mails.js";
import { actorOf } from "../reads/team-visibility.js";
import { auditAdmin, enforce, StaleTeam } from "../team-changes.js";
import { ledTeam, type TeamRecord } from "../reads/team-record.js";
import type { TeamPayload } from "../team.types.js";
import type { JoinRequestInput } from "./contract/listing.input.js";
import { REQUEST_OF } from "./join-request.entity.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { ListingParts } from "./listing.service.js";
import type { JoinRequestView } from "./listing.types.js";

/** Maximum number of requests that a person may send per hour, including withdrawn ones. */
const REQUESTS_PER_HOUR: LimitRule = { name: "join-requests", points: 10, duration: 3600 };

export interface JoinRequestParts extends ListingParts {
  readonly joins: TeamJoins;
  readonly externalMails: ExternalMails;
  readonly notices: TeamNotices;
}

/** Manages requests from people without a team to listed teams, and the leaders' answers. */
export class JoinRequestService {
  constructor(private readonly parts: JoinRequestParts) {}

  /**
   * Sends the caller's request to join a listed team.
   * @throws DomainError LISTING_ENDED, TEAM_IS_FULL, JOINING_LOCKED, REGISTRATION_CLOSED, ALREADY_IN_TEAM,
   * REQUEST_OPEN, TOO_MANY_REQUESTS, RATE_LIMITED
   */
  async request(caller: Caller, { teamId }: TeamIdInput): Promise<MessagePayload> {
    const { accounts, changes, joins, limiter, listings, notices, reads, externalMails, teams } = this.parts;
    await limiter.consume([REQUESTS_PER_HOUR, caller.userId]);
    // Counts the mail before any lock, and only once even if the change is retried.
    const mail = await this.#countLeader(teamId);
    const requesting = changes.run(caller, {
      load: () => this.#listedTeam(teamId),
      may: (team, actor) =>
        isInTeam(team, actor)
          ? { allowed: false, code: "ALREADY_IN_TEAM" }
          : mayJoin(team, actor, isRegistrationOpen(team.event, new Date())),
      write: async (tx, team) => {
        if (!(await teams.lockRoster(tx, ledTeam(team)))) throw new StaleTeam();
        await joins.lockAccount(tx, caller);
        const own = await reads.ofUser(caller.userId);
        if (own && !isUnconfirmed(own, actorOf(caller))) throw new DomainError("ALREADY_IN_TEAM");
        const open = await listings.requests({ userId: caller.userId, eventId: team.event.id });
        if (open.some((one) => one.teamId === teamId)) throw new DomainError("REQUEST_OPEN");
        if (open.length >= LIMITS.openRequests) throw new DomainError("TOO_MANY_REQUESTS");
        const row = {
          id: newId(),
          teamId,
          eventId: team.event.id,
          userId: caller.userId,
          createdAt: new Date(),
        };
        await notAskedYet(() => listings.insertRequest(tx, row));
        const { userId } = team.leader;
        const leader = userId === null ? null : await accounts.findById(userId);
        if (leader) await notices.joinRequested(tx, team, leader, caller, mail.allowed);
      },
    });
    await externalMails.unlessFailed(requesting, () => mail);
    return { message: SUCCESS.requestSent };
  }

  /**
   * Withdraws the caller's request to join a team.
   * @throws DomainError REQUEST_ENDED
   */
  async withdraw(caller: Caller, { teamId }: TeamIdInput): Promise<MessagePayload> {
    const { db, listings } = this.parts;
    const ended = await db.inTransaction(async (tx) => {
      const count = await listings.removeRequests(
        tx,
        await listings.requests({ teamId, userId: caller.userId }),
      );
      if (count > 0) announce(tx, { topic: Topic.team, id: teamId });
      return count;
    });
    if (ended === 0) throw new DomainError("REQUEST_ENDED");
    return { message: SUCCESS.requestCancelled };
  }

  /**
   * Returns the requests to join the team, oldest first.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, FORBIDDEN
   */
  async ofTeam(caller: Caller, teamId: string): Promise<JoinRequestView[]> {
    const { accounts, listings, reads } = this.parts;
    const team = await reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    enforce(mayInvite(team, actorOf(caller)));
    const requests = await listings.requests({ teamId });
    const people = await accounts.findAllById(requests.map(({ userId }) => userId));
    const lines = await listings.linesOf(
      team.event.id,
      requests.map(({ userId }) => userId),
    );
    return requests.map(({ id, userId, createdAt }) => {
      const { name = "", college = null, codeforcesHandle = null } = people.get(userId) ?? {};
      return { id, name, college, codeforcesHandle, line: lines.get(userId) ?? null, createdAt };
    });
  }

  /**
   * Accepts a request and adds the person to the team. The person need not confirm, because both sides have agreed.
   * @throws DomainError as `mayAddMember`; REQUEST_ENDED, PERSON_IN_TEAM, EMAIL_IN_TEAM, IDENTITY_TAKEN
   */
  async accept(caller: Caller, { teamId, requestId }: JoinRequestInput): Promise<TeamPayload> {
    const { accounts, changes, joins, listings, notices, teams } = this.parts;
    // Reads the request outside the transaction, so that the transaction locks the account before its first read. In
    // MySQL, all later reads of the transaction show the state at its first read.
    const [request] = await listings.requests({ id: requestId, teamId });
    await changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: mayAddNow,
      write: async (tx, team) => {
        if (!(await teams.reserveSeat(tx, ledTeam(team)))) throw new StaleTeam();
        const account = request ? await accounts.lockById(tx, request.userId) : null;
        if (!request || !account) throw new DomainError("REQUEST_ENDED");
        // If the person concurrently joined another team, the request has ended.
        if ((await listings.removeRequests(tx, [request])) === 0) throw new DomainError("REQUEST_ENDED");
        await forLeader(joins.join(tx, account, team, null));
        await notices.requestAnswered(tx, "REQUEST_ACCEPTED", team, account);
        await auditAdmin(tx, caller, team, "team.add-member", { member: account.name });
      },
    });
    return changes.reply(caller, teamId, SUCCESS.requestAccepted);
  }

  /**
   * Declines a request and notifies the person.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, FORBIDDEN, REQUEST_ENDED
   */
  async decline(caller: Caller, { teamId, requestId }: JoinRequestInput): Promise<MessagePayload> {
    const { accounts, changes, listings, notices, teams } = this.parts;
    await changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: mayInvite,
      write: async (tx, team) => {
        if (!(await teams.lockLed(tx, ledTeam(team)))) throw new StaleTeam();
        const [request] = await listings.requests({ id: requestId, teamId });
        if (!request || (await listings.removeRequests(tx, [request])) === 0)
          throw new DomainError("REQUEST_ENDED");
        const person = await accounts.findById(request.userId);
        if (!person) return;
        await notices.requestAnswered(tx, "REQUEST_DECLINED", team, person);
        await auditAdmin(tx, caller, team, "team.decline-request", { person: person.name });
      },
    });
    return { message: SUCCESS.requestDeclined };
  }

  /**
   * Returns a listed team.
   * @throws DomainError LISTING_ENDED for a team that is not listed and so accepts no requests.
   */
  async #listedTeam(teamId: string): Promise<TeamRecord> {
    const team = await this.parts.reads.byId(teamId);
    const listing = team && (await this.parts.listings.of({ eventId: team.event.id, teamId }));
    if (!team || !listing) throw new DomainError("LISTING_ENDED");
    return team;
  }

  /**
   * Counts a mail to the leader against the limit for the leader's address. If this limit is used up, the leader is
   * notified only on the site.
   * @throws DomainError LISTING_ENDED for a team that is not listed
   */
  async #countLeader(teamId: string): Promise<CountedMail> {
    const { accounts, externalMails } = this.parts;
    const { userId } = (await this.#listedTeam(teamId)).leader;
    const leader = userId === null ? null : await accounts.findById(userId);
    return leader ? externalMails.countAccount(leader.email) : UNCOUNTED;
  }
}

/** Replaces the error ALREADY_IN_TEAM, which addresses the person, with PERSON_IN_TEAM, which addresses the leader. */
async function forLeader(join: Promise<void>): Promise<void> {
  try {
    await join;
  } catch (error) {
    const isTaken = error instanceof DomainError && error.code === "ALREADY_IN_TEAM";
    throw isTaken ? new DomainError("PERSON_IN_TEAM", { cause: error }) : error;
  }
}

/**
 * Runs `write`, which inserts a request.
 * @throws DomainError REQUEST_OPEN when the person has already asked this team
 */
async function notAskedYet(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw violates(error, REQUEST_OF) ? new DomainError("REQUEST_OPEN", { cause: error }) : error;
  }
}
