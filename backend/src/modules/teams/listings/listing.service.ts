import type { Caller } from "../../../kernel/auth/caller.js";
import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import type { PageArgs } from "../../../kernel/contract/page.args.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { toDate, toSqlTime } from "../../../kernel/db/raw-sql.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { LimitRule, RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { mapNodes, type Page, pageOf } from "../../../kernel/paging/connection.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import { isRegistrationOpen } from "../../events/contract/event-state.js";
import type { EventService } from "../../events/event.service.js";
import type { TeamIdInput } from "../contract/team.inputs.js";
import { isLeader, isUnconfirmed, mayInvite } from "../contract/team.policy.js";
import type { TeamInvitationRepository } from "../invitations/team-invitation.repository.js";
import { mayAddNow } from "../changes/roster.service.js";
import { actorOf } from "../reads/team-visibility.js";
import { auditAdmin, StaleTeam, type TeamChanges } from "../team-changes.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import { ledTeam, type TeamRecord } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";
import type { ListingInput, ListMyselfInput, ListTeamInput } from "./contract/listing.input.js";
import type { ListingRepository } from "./listing.repository.js";
import type { ListedPerson, ListedTeam, ListingsPayload, MyListings } from "./listing.types.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";

/**
 * Maximum number of times per hour that a person may create or change a listing, because all users see each change
 * immediately.
 */
const LISTINGS_PER_HOUR: LimitRule = { name: "listings", points: 20, duration: 3600 };

export interface ListingParts {
  readonly db: Database;
  readonly listings: ListingRepository;
  readonly invitations: TeamInvitationRepository;
  readonly changes: TeamChanges;
  readonly reads: TeamReadRepository;
  readonly teams: TeamRepository;
  readonly accounts: AccountService;
  readonly events: EventService;
  readonly limiter: RateLimiter;
}

/**
 * Lists people without a team and teams with a free seat, so that they can find each other while registration is open.
 * People are listed only if they ask for it, and without contact details.
 */
export class ListingService {
  constructor(private readonly parts: ListingParts) {}

  /** Returns the caller's listings for the current event. */
  async mine(caller: Caller): Promise<MyListings> {
    const event = await this.#openEvent();
    if (event === null) return { open: false, person: null, team: null };
    const person = await this.parts.listings.of({ eventId: event.id, userId: caller.userId });
    const led = await this.#ledBy(caller);
    const team = led && (await this.parts.listings.of({ eventId: event.id, teamId: led.id }));
    return { open: true, person: person?.line ?? null, team: team?.line ?? null };
  }

  /**
   * Lists the caller, or changes the line of their listing.
   * @throws DomainError REGISTRATION_CLOSED, ALREADY_IN_TEAM, RATE_LIMITED
   */
  async listMyself(caller: Caller, { line }: ListMyselfInput): Promise<ListingsPayload> {
    const { accounts, db, limiter, listings, reads } = this.parts;
    await limiter.consume([LISTINGS_PER_HOUR, caller.userId]);
    const event = await this.#requireOpenEvent();
    await db.inTransaction(async (tx) => {
      // Locks the account's row, as joining a team does, so that a person who has just joined a team is not listed.
      if (!(await accounts.lockById(tx, caller.userId))) throw new DomainError("NOT_FOUND");
      const team = await reads.ofUser(caller.userId);
      if (team && !isUnconfirmed(team, actorOf(caller))) throw new DomainError("ALREADY_IN_TEAM");
      await listings.save(tx, { eventId: event.id, userId: caller.userId }, oneSpaced(line));
    });
    return this.#reply(caller, SUCCESS.listed);
  }

  /** Ends the caller's listing. Does nothing if they have none. */
  async unlistMyself(caller: Caller): Promise<ListingsPayload> {
    const event = await this.parts.events.current();
    const { db, listings } = this.parts;
    if (event)
      await db.inTransaction((tx) => listings.remove(tx, { eventId: event.id, userId: caller.userId }));
    return this.#reply(caller, SUCCESS.unlisted);
  }

  /**
   * Lists a team, or changes the line of its listing.
   * @throws DomainError as `mayAddMember`; RATE_LIMITED
   */
  async listTeam(caller: Caller, { teamId, line }: ListTeamInput): Promise<ListingsPayload> {
    const { changes, limiter, listings, teams } = this.parts;
    await limiter.consume([LISTINGS_PER_HOUR, caller.userId]);
    await changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: mayAddNow,
      write: async (tx, team) => {
        if (!(await teams.lockRoster(tx, ledTeam(team)))) throw new StaleTeam();
        await listings.save(tx, { eventId: team.event.id, teamId }, oneSpaced(line));
        await auditAdmin(tx, caller, team, "team.list");
      },
    });
    return this.#reply(caller, SUCCESS.listed);
  }

  /**
   * Ends a team's listing. Does nothing if the team has none.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, FORBIDDEN
   */
  async unlistTeam(caller: Caller, { teamId }: TeamIdInput): Promise<ListingsPayload> {
    const { changes, listings, teams } = this.parts;
    await changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: mayInvite,
      write: async (tx, team) => {
        if (!(await teams.lockLed(tx, ledTeam(team)))) throw new StaleTeam();
        if (await listings.remove(tx, { eventId: team.event.id, teamId }))
          await auditAdmin(tx, caller, team, "team.unlist");
      },
    });
    return this.#reply(caller, SUCCESS.unlisted);
  }

  /**
   * Removes a person's listing. Only for Superadmins.
   * @throws DomainError FORBIDDEN, LISTING_ENDED
   */
  async removePerson(caller: Caller, { listingId }: ListingInput): Promise<MessagePayload> {
    const { accounts, db, listings } = this.parts;
    if (!actorOf(caller).isSuperadmin) throw new DomainError("FORBIDDEN");
    const listing = await listings.byId(listingId);
    if (!listing?.userId) throw new DomainError("LISTING_ENDED");
    const { userId } = listing;
    await db.inTransaction(async (tx) => {
      if (!(await listings.removeById(tx, listingId))) throw new DomainError("LISTING_ENDED");
      await recordAudit(tx, {
        actor: caller,
        action: "user.unlist",
        targetType: "user",
        targetId: userId,
        targetName: (await accounts.findById(userId))?.name ?? "",
        details: {},
      });
    });
    return { message: SUCCESS.unlisted };
  }

  /** Returns a page of the people who look for a team, newest first. */
  async people(caller: Caller, args: PageArgs): Promise<Page<ListedPerson>> {
    const event = await this.#openEvent();
    if (event === null) return EMPTY_PAGE;
    const { rows, count } = await this.parts.listings.people(event.id, pageRequest(args));
    const led = await this.#ledBy(caller);
    const invitations = led ? await this.parts.invitations.ofTeam(led.id) : [];
    const invited = new Set(invitations.map(({ userId }) => userId));
    const page = pageOf(rows, args.first, positionOf, count);
    return mapNodes(page, ({ id, userId, name, college, codeforcesHandle, line }) => ({
      id,
      name,
      college,
      codeforcesHandle,
      line,
      isOwn: userId === caller.userId,
      invited: invited.has(userId),
    }));
  }

  /** Returns a page of the teams with a free seat that look for people, newest first. */
  async teams(caller: Caller, args: PageArgs): Promise<Page<ListedTeam>> {
    const event = await this.#openEvent();
    if (event === null) return EMPTY_PAGE;
    const { listings } = this.parts;
    const { rows, count } = await listings.teams(event.id, pageRequest(args));
    const requests = await listings.requests({ userId: caller.userId, eventId: event.id });
    const requested = new Set(requests.map(({ teamId }) => teamId));
    const page = pageOf(rows, args.first, positionOf, count);
    return mapNodes(page, ({ id: _id, createdAt: _at, placesLeft, ...team }) => ({
      ...team,
      placesLeft: Number(placesLeft),
      requested: requested.has(team.teamId),
    }));
  }

  async #reply(caller: Caller, message: string): Promise<ListingsPayload> {
    return { message, listings: await this.mine(caller) };
  }

  async #ledBy(caller: Caller): Promise<TeamRecord | null> {
    const team = await this.parts.reads.ofUser(caller.userId);
    return team && isLeader(team, actorOf(caller)) ? team : null;
  }

  async #openEvent(): Promise<EventRecord | null> {
    const event = await this.parts.events.current();
    return event && isRegistrationOpen(event, new Date()) ? event : null;
  }

  async #requireOpenEvent(): Promise<EventRecord> {
    const event = await this.#openEvent();
    if (event === null) throw new DomainError("REGISTRATION_CLOSED");
    return event;
  }
}

const EMPTY_PAGE = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  count: () => Promise.resolve(0),
};

const pageRequest = ({ first, after, search }: PageArgs) => ({
  first,
  after: after ?? null,
  search: search ?? null,
});

const positionOf = ({
  id,
  createdAt,
}: {
  readonly id: string;
  readonly createdAt: Parameters<typeof toDate>[0];
}) => ({
  key: toSqlTime(toDate(createdAt)),
  id,
});

export class ListingEnds {
  constructor(private readonly listings: ListingRepository) {}

  /**
   * Deletes the person's listing and requests in the transaction in which the person joins or creates a team. The
   * calling code must have locked the account's row.
   */
  async joined(tx: Tx, userId: string, eventId: string): Promise<void> {
    await this.listings.remove(tx, { eventId, userId });
    const requests = await this.listings.requests({ userId, eventId });
    await this.listings.removeRequests(tx, requests);
    for (const { teamId } of requests) announce(tx, { topic: Topic.team, id: teamId });
  }
}
