import { createHash, randomBytes } from "node:crypto";
import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Confirmations } from "../../../kernel/auth/confirmations.js";
import { isPermitted, type Permission } from "../../../kernel/contract/access.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import { csvText } from "../../../kernel/contract/csv-text.js";
import { feedPath } from "../../../kernel/contract/page-paths.js";
import type { Holder } from "../../../kernel/contract/grants.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import { Role } from "../../../kernel/contract/roles.js";
import { sha256 } from "../../../kernel/crypto/seal.js";
import type { Database } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { takeTurns } from "../../../kernel/db/take-turns.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { ReadTraces } from "../../../kernel/graphql/trace-reads.js";
import type { LimitRule, RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { SecondFactorService } from "../../accounts/second-factor/second-factor.service.js";
import type { EventService } from "../../events/event.service.js";
import type { CreateSpreadsheetFeedInput, FeedContent } from "../contract/feed.input.js";
import { FEED_SHEETS } from "./feed-sheets.sql.js";
import type { FeedPayload, FeedView } from "./feed.types.js";
import type { SpreadsheetFeed } from "./spreadsheet-feed.entity.js";
import type { SpreadsheetFeedRepository } from "./spreadsheet-feed.repository.js";

/** Limits per hour for reads of one feed, and for requests from one network for missing or ended feeds. */
const FEED_LIMITS = {
  reads: { name: "feed-reads", points: 120, duration: 3600 },
  misses: { name: "feed-misses", points: 100, duration: 3600 },
} as const satisfies Record<string, LimitRule>;

const TOKEN_BYTES = 32;
/** The last use is stored only to this accuracy, in milliseconds, so that most reads need no write. */
const USE_MS = 60_000;

const NEEDED: Readonly<Record<FeedContent, Permission>> = {
  teams: "teams",
  payments: "reportedPayments",
  people: "allUsers",
};

export interface FeedFile {
  readonly content: string;
  readonly etag: string;
}

interface FeedParts {
  readonly db: Database;
  readonly feeds: SpreadsheetFeedRepository;
  readonly events: EventService;
  readonly secondFactors: Pick<SecondFactorService, "isOwed">;
  readonly confirmations: Confirmations;
  readonly limiter: RateLimiter;
  readonly activities: ReadTraces;
  readonly publicUrl: string;
}

/** Provides addresses from which spreadsheets read lists (ADR 78). */
export class SpreadsheetFeedService {
  constructor(private readonly parts: FeedParts) {}

  /**
   * Returns the caller's feeds, or all feeds for a Superadmin, oldest first.
   * @throws DomainError FORBIDDEN
   */
  async list(caller: Caller | null): Promise<FeedView[]> {
    const actor = requirePermission(caller, "spreadsheetFeeds");
    const feeds = await this.parts.feeds.all(actor.role === Role.Superadmin ? undefined : actor.userId);
    const [titles, ended] = await Promise.all([
      this.parts.events.titles([...new Set(feeds.map(({ eventId }) => eventId))]),
      this.parts.feeds.ended(),
    ]);
    return feeds.map((feed) => viewOf(feed, titles.get(feed.eventId) ?? "", ended.has(feed.id)));
  }

  /**
   * Makes a feed. Only this reply contains the feed's address.
   * @throws DomainError FORBIDDEN (also for data that the caller may not see), CONFIRMATION_NEEDED, EVENT_NOT_FOUND,
   * TOO_MANY_FEEDS
   */
  async create(caller: Caller | null, input: CreateSpreadsheetFeedInput): Promise<FeedPayload> {
    const actor = requirePermission(caller, "createSpreadsheetFeed");
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const withContact = input.withContact && input.content === "people" ? 1 : 0;
    const feed: SpreadsheetFeed = {
      id: newId(),
      name: oneSpaced(input.name),
      content: input.content,
      eventId: input.eventId,
      withContact,
      tokenHash: sha256(token),
      makerId: actor.userId,
      makerName: actor.name,
      makerEpoch: 0,
      createdAt: new Date(),
      lastUsedAt: null,
    };
    if (!mayRead(actor, feed)) throw new DomainError("FORBIDDEN");
    const event = await this.parts.events.find(input.eventId);
    if (!event) throw new DomainError("EVENT_NOT_FOUND");
    await this.parts.db.inTransaction(async (tx) => {
      await takeTurns(tx, "list of feeds");
      await this.parts.confirmations.require(actor, "makeFeed");
      if ((await this.parts.feeds.all()).length >= LIMITS.feeds) throw new DomainError("TOO_MANY_FEEDS");
      const maker = await this.parts.feeds.rightsOf(actor.userId);
      if (!maker) throw new DomainError("UNAUTHENTICATED");
      feed.makerEpoch = maker.epoch;
      await this.parts.feeds.insert(tx, feed);
      const details = { content: feed.content, event: event.title, withContact: withContact === 1 };
      const target = { targetType: "feed", targetId: feed.id, targetName: feed.name };
      await recordAudit(tx, { actor, action: "feed.create", ...target, details });
    });
    const url = this.parts.publicUrl + feedPath(token);
    return { message: ADMIN_SUCCESS.feedCreated, feed: viewOf(feed, event.title, false), url };
  }

  /**
   * Ends the caller's own feed. A Superadmin can end any feed.
   * @throws DomainError FORBIDDEN, FEED_NOT_FOUND
   */
  async end(caller: Caller | null, id: string): Promise<MessagePayload> {
    const actor = requirePermission(caller, "endSpreadsheetFeed");
    await this.parts.db.inTransaction(async (tx) => {
      const own = await this.parts.feeds.all(actor.role === Role.Superadmin ? undefined : actor.userId);
      const feed = own.find((one) => one.id === id);
      if (!feed || !(await this.parts.feeds.remove(tx, id))) throw new DomainError("FEED_NOT_FOUND");
      const target = { targetType: "feed", targetId: id, targetName: feed.name };
      await recordAudit(tx, { actor, action: "feed.end", ...target });
    });
    return { message: ADMIN_SUCCESS.feedEnded };
  }

  /**
   * Returns a feed's list to any client that knows the feed's address.
   * @param network the client's network as rate limits identify it
   * @throws DomainError NOT_FOUND, RATE_LIMITED
   */
  async read(token: string, network: string): Promise<FeedFile> {
    const { limiter, feeds, db } = this.parts;
    await limiter.check([FEED_LIMITS.misses, network]);
    // The lookup compares hashes, so its duration reveals nothing about existing tokens.
    const feed = await feeds.byToken(sha256(token));
    const rights = feed && (await this.#rightsFor(feed));
    if (!feed || !rights) {
      await limiter.consume([FEED_LIMITS.misses, network]);
      throw new DomainError("NOT_FOUND");
    }
    await limiter.consume([FEED_LIMITS.reads, feed.id]);
    const { eventId, withContact } = feed;
    const emails = isPermitted(rights, "readEmails");
    const sheet = await FEED_SHEETS[feed.content](db, { eventId, emails, withContact: withContact === 1 });
    await this.#noteUse(feed);
    const maker = { userId: feed.makerId, name: feed.makerName };
    this.parts.activities.listRead(maker, "spreadsheetFeed", sheet.rows.length);
    const content = csvText(sheet);
    return { content, etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"` };
  }

  /**
   * Returns the current rights of the feed's maker. Returns null while the maker must set up two-step login, or if the
   * feed has ended. A feed ends when its maker gets a new password, e-mail address or role, but stays in the list of
   * feeds until a person removes it. A feed whose maker may no longer read the list also ends, and is deleted here.
   */
  async #rightsFor(feed: SpreadsheetFeed): Promise<Holder | null> {
    const rights = await this.parts.feeds.rightsOf(feed.makerId);
    if (rights && rights.epoch !== feed.makerEpoch) return null;
    if (rights && mayRead(rights, feed))
      return (await this.parts.secondFactors.isOwed(feed.makerId, rights)) ? null : rights;
    await this.parts.db.inTransaction(async (tx) => {
      if (!(await this.parts.feeds.remove(tx, feed.id))) return;
      const target = { targetType: "feed", targetId: feed.id, targetName: feed.name };
      await recordAudit(tx, { actor: null, action: "feed.end", ...target, details: { because: "rights" } });
    });
    return null;
  }

  async #noteUse({ id, lastUsedAt }: SpreadsheetFeed): Promise<void> {
    const now = new Date();
    if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < USE_MS) return;
    await this.parts.db.inTransaction((tx) => this.parts.feeds.used(tx, id, now));
  }
}

/** Returns whether a user may see everything in a feed. */
function mayRead(
  holder: Holder,
  { content, withContact }: Pick<SpreadsheetFeed, "content" | "withContact">,
): boolean {
  return (
    isPermitted(holder, "createSpreadsheetFeed") &&
    isPermitted(holder, NEEDED[content]) &&
    (withContact === 0 || isPermitted(holder, "readPersonalData"))
  );
}

function viewOf(feed: SpreadsheetFeed, eventTitle: string, isEnded: boolean): FeedView {
  const { id, name, content, withContact, makerName, createdAt, lastUsedAt } = feed;
  return {
    id,
    name,
    content,
    eventTitle,
    withContact: withContact === 1,
    madeBy: makerName,
    createdAt,
    lastUsedAt,
    isEnded,
  };
}
