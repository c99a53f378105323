import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { indiaDay, addDays, indiaMoment } from "../../kernel/contract/india-time.js";
import type { Database } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import type { Language } from "../../kernel/languages/language.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { hasGraduated } from "../content/contract/member-batch.content.js";
import type { EventRecord } from "../events/contract/event-record.js";
import { seriesOf } from "../events/contract/next-year.js";
import type { EventService } from "../events/event.service.js";
import type { BankLineReads } from "../statements/allocation/bank-line-reads.service.js";
import type { CleanUpRulesRepository } from "./clean-up-rules.repository.js";
import { SeasonItemState } from "./contract/season-item.js";
import type { MarkSeasonItemInput } from "./contract/season.inputs.js";
import { seasonFacts } from "./season-facts.sql.js";
import { countedItems } from "./season-items.js";
import { SEASON_MARK } from "./season-mark.entity.js";
import type { SeasonMarkRepository } from "./season-mark.repository.js";
import type { SeasonChecklist, SeasonChecklistPayload } from "./season.types.js";

/** If the opening of registration is unknown, the season begins this many days before the event. */
const DAYS_BEFORE = 180;

/** Returns when an event's season began. Users seen since then count as visitors of this season. */
export function seasonStart(event: Pick<EventRecord, "registrationOpensAt" | "firstDay">): Date {
  return (
    event.registrationOpensAt ??
    indiaMoment(addDays(event.firstDay, -DAYS_BEFORE), "00:00") ??
    new Date(event.firstDay)
  );
}

interface ShownBatch {
  readonly key: string;
  readonly label: string;
  readonly kind: string;
}

export interface SeasonParts {
  readonly db: Database;
  readonly events: EventService;
  readonly bankLines: BankLineReads;
  readonly marks: SeasonMarkRepository;
  readonly cleanUpRules: CleanUpRulesRepository;
  /** Returns the batches that the members page currently shows. */
  readonly memberBatches: () => readonly ShownBatch[];
}

/**
 * Lists the work that remains before a season is over. Checks on every read which items are done. Admins can only mark
 * an item as not needed (ADR 79).
 */
export class SeasonService {
  constructor(private readonly parts: SeasonParts) {}

  /**
   * Returns the checklist of an event.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND.
   */
  async checklist(caller: Caller | null, eventId: string): Promise<SeasonChecklist> {
    const actor = requirePermission(caller, "seasonChecklist");
    return this.#checklist(eventId, actor.pageLanguage ?? "en");
  }

  /**
   * Records why an item is not needed. Without a reason, removes that record. Repeating the same reason is not an
   * error.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND; SEASON_ITEM_MARKED if another reason is already stored.
   */
  async mark(caller: Caller | null, input: MarkSeasonItemInput): Promise<SeasonChecklistPayload> {
    const actor = requirePermission(caller, "markSeasonItem");
    const { eventId, item } = input;
    const reason = input.reason?.trim() || null;
    const event = await this.#event(eventId);
    const { db, marks } = this.parts;
    const target = { targetType: "event", targetId: eventId, targetName: event.title };
    try {
      await db.inTransaction(async (tx) => {
        if (reason === null) {
          if (!(await marks.remove(tx, eventId, item))) return;
          return recordAudit(tx, { actor, action: "season.unmark", ...target, details: { item } });
        }
        await marks.insert(tx, { eventId, item, reason, actorName: actor.name, at: new Date() });
        return recordAudit(tx, { actor, action: "season.mark", ...target, details: { item, reason } });
      });
    } catch (error) {
      if (!violates(error, SEASON_MARK)) throw error;
      const there = (await marks.ofEvent(eventId)).find((mark) => mark.item === item);
      if (there?.reason !== reason) throw new DomainError("SEASON_ITEM_MARKED", { cause: error });
    }
    return {
      message: ADMIN_SUCCESS.seasonItemMarked,
      checklist: await this.#checklist(eventId, actor.pageLanguage ?? "en"),
    };
  }

  async #checklist(eventId: string, language: Language): Promise<SeasonChecklist> {
    const { db, events, bankLines, marks, cleanUpRules } = this.parts;
    const event = await this.#event(eventId);
    const next = nextOf(event, await events.list());
    const now = new Date();
    const facts = await seasonFacts(db, event, seasonStart(event));
    const source = {
      event,
      next,
      facts,
      openLines: await bankLines.openTotals(event.id),
      cleanUp: await cleanUpRules.current(),
      graduated: this.parts
        .memberBatches()
        .filter((batch) => hasGraduated(batch, indiaDay(now)))
        .map(({ label }) => label),
      now,
    };
    const items = countedItems(source, language);
    const marked = new Map((await marks.ofEvent(eventId)).map((mark) => [mark.item, mark]));
    return {
      eventId,
      nextEventId: next?.id ?? null,
      items: items.map(({ done, ...item }) => {
        const mark = marked.get(item.key) ?? null;
        const open = mark === null ? SeasonItemState.TO_DO : SeasonItemState.NOT_NEEDED;
        return {
          ...item,
          state: done ? SeasonItemState.DONE : open,
          reason: mark?.reason ?? null,
          markedBy: mark?.actorName ?? null,
          markedAt: mark?.at ?? null,
        };
      }),
    };
  }

  async #event(eventId: string): Promise<EventRecord> {
    const event = await this.parts.events.named({ eventId });
    if (!event) throw new DomainError("EVENT_NOT_FOUND");
    return event;
  }
}

/**
 * Returns the next edition of an event, or null. The next edition has the same title except for the year, begins after
 * this event and is not marked as past.
 */
function nextOf(event: EventRecord, all: readonly EventRecord[]): EventRecord | null {
  const series = seriesOf(event.title);
  const later = all.filter(
    ({ id, title, state, firstDay }) =>
      id !== event.id && seriesOf(title) === series && state !== "past" && firstDay > event.lastDay,
  );
  return later.sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1))[0] ?? null;
}
