import type { EventTitles, Language } from "../../../kernel/languages/language.js";
import { resultsPath } from "../../../kernel/contract/page-paths.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import { isEventOver } from "../../events/contract/event-state.js";
import { seriesOf, withoutYear } from "../../events/contract/next-year.js";
import type { EventService } from "../../events/event.service.js";
import { isBehindFreeze } from "../contract/live-board.js";
import { fitsSearch, RESULTS_PAGE, winnersOf } from "../contract/result-row.js";
import type { PlacePublisher } from "../../teams/places/place-publisher.service.js";
import type { EventResultsArgs } from "../contract/results.args.js";
import type { RankingPublicationRepository } from "../ranking-publication.repository.js";
import { type ResultRow, resultRows } from "./result-rows.js";
import type { ResultsCache } from "./results-cache.js";
import type { ResultsRepository } from "./results.repository.js";
import type { LiveBoardRepository } from "./live/live-board.repository.js";
import type { PastResultsRepository } from "./past/past-results.repository.js";
import type { EventResults, EventWinners, ResultsEdition, ResultsKind } from "./results.types.js";

/**
 * An event's results, cached for all readers. Never modified, so that values derived from the object can be cached too.
 */
export interface Results {
  readonly event: EventRecord;
  readonly kind: ResultsKind;
  /** The year of past results, or null for other results. */
  readonly year: number | null;
  readonly asOf: Date | null;
  /** Whether the live contest is over. Even then, its places are not final. */
  readonly isOver: boolean;
  /** The start of the freeze, or null while the results are not frozen. */
  readonly frozenAt: Date | null;
  /** The last place that goes on, or null if there is no further round. */
  readonly line: number | null;
  readonly rows: readonly ResultRow[];
}

/**
 * Milliseconds for which results are cached. If a proof changes a person's handle, the results show the new handle only
 * after this time, because the cache is not notified of proofs.
 */
const FRESH_MS = 30_000;

/** Reads the public part of rankings (docs/adr/0070-results.md). Requires no permission. */
export class ResultsService {
  constructor(
    private readonly events: EventService,
    private readonly publications: RankingPublicationRepository,
    private readonly repository: ResultsRepository,
    private readonly past: PastResultsRepository,
    private readonly live: LiveBoardRepository,
    private readonly cache: ResultsCache<Results>,
    private readonly places: PlacePublisher,
    private readonly eventTitles: EventTitles,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Returns all results of an event, or of one of its past years. Returns null if there is no such event or year. */
  async ofSlug(slug: string, year: number | null = null): Promise<Results | null> {
    const event = await this.events.bySlug(slug);
    if (event === null) return null;
    const results = await this.#of(event, year);
    return year !== null && results.kind === "none" ? null : results;
  }

  /**
   * Returns the requested part of an event's results, or null if there is no such event or year.
   * @param language the language for the titles of other editions
   */
  async part(
    { slug, year, search, from, team }: EventResultsArgs,
    language: Language,
  ): Promise<EventResults | null> {
    const results = await this.ofSlug(slug, year ?? null);
    if (results === null) return null;
    const { event, rows, kind, asOf, isOver, frozenAt, line } = results;
    const matching = rows.filter((row) => (team ? row.key === team : !search || fitsSearch(row, search)));
    return {
      ...{ slug: event.slug, title: event.title, kind, asOf, isOver, frozenAt, line, from },
      year: results.year,
      total: rows.length,
      winners: winnersOf(rows),
      found: matching.length,
      rows: matching.slice(from - 1, from - 1 + RESULTS_PAGE),
      editions: await this.#editions(results, (english) => this.eventTitles(language, english)),
    };
  }

  /**
   * Returns the winners of every event that is over and has final results, in the order in which the events were added.
   */
  async winners(): Promise<EventWinners[]> {
    const over = (await this.events.list()).filter((event) => isEventOver(event, this.now()));
    const all = await Promise.all(over.map((event) => this.#of(event)));
    return all
      .filter(({ kind }) => kind !== "live")
      .map(({ event, rows }) => ({ slug: event.slug, winners: winnersOf(rows) }))
      .filter(({ winners }) => winners.length > 0);
  }

  /** Returns the slugs of the events that have results. */
  async slugs(): Promise<ReadonlySet<string>> {
    const all = await Promise.all((await this.events.list()).map((event) => this.#of(event)));
    return new Set(all.filter(({ rows }) => rows.length > 0).map(({ event }) => event.slug));
  }

  /** Returns the kind of an event's results, or "none" if there are no results or no such event. */
  async kind(slug: string): Promise<ResultsKind> {
    return (await this.ofSlug(slug))?.kind ?? "none";
  }

  #of(event: EventRecord, year: number | null = null): Promise<Results> {
    const key = `${event.id} ${String(year)}`;
    return this.cache.get(key, FRESH_MS, () =>
      year === null ? this.#newest(event) : this.#past(event, year),
    );
  }

  /**
   * Returns the live standings if they are shown, otherwise the event's own ranking. For an event without ranked teams
   * on this site, returns the results entered for the latest year.
   */
  async #newest(event: EventRecord): Promise<Results> {
    const live = await this.#live(event);
    if (live !== null) return live;
    const [latest] = await this.publications.newest(event.id, 1);
    const rows = resultRows(await this.repository.published(event.id, latest?.id ?? null));
    if (rows.length === 0) return this.#past(event, null);
    const line = await this.#line(event, rows);
    const published = { kind: "published", year: null, asOf: latest?.at ?? null } as const;
    return { event, ...published, isOver: false, frozenAt: null, line, rows };
  }

  /** Returns the public standings of a running contest, or null if there are none. */
  async #live(event: EventRecord): Promise<Results | null> {
    const board = await this.live.find(event.id);
    if (board === null || board.endedAt !== null || board.shownAt === null) return null;
    const rows = resultRows(await this.repository.live(event.id));
    const frozenAt = isBehindFreeze(board, this.now()) ? board.freezesAt : null;
    const line = await this.#line(event, rows);
    const isOver = board.phase === "FINISHED";
    return { event, kind: "live", year: null, asOf: board.shownAt, isOver, frozenAt, line, rows };
  }

  /**
   * Returns the last place that advances to the next round. Returns null after the event. Also returns null for an
   * event without a fee: only the next round costs a fee, so such an event has no next round.
   */
  async #line(event: EventRecord, rows: readonly ResultRow[]): Promise<number | null> {
    if (event.feePaise === 0 || isEventOver(event, this.now())) return null;
    return this.places.lastRank(
      event,
      rows.map(({ place }) => place),
    );
  }

  /** Returns the results entered for a year, or for the latest year. */
  async #past(event: EventRecord, year: number | null): Promise<Results> {
    const saved = (await this.past.ofEvent(event.id)).filter(({ isShown }) => isShown);
    const edition = saved.find((one) => year === null || one.year === year);
    const none = {
      event,
      kind: "none",
      year: null,
      asOf: null,
      isOver: false,
      frozenAt: null,
      line: null,
      rows: [],
    } as const;
    if (!edition) return none;
    return { ...none, kind: "past", year: edition.year, rows: resultRows(await this.past.teams(edition.id)) };
  }

  /** Returns links to the results of the event's other years, and of events whose titles differ only in the year. */
  async #editions(
    { event, kind, year }: Results,
    titleOf: (english: string) => string,
  ): Promise<ResultsEdition[]> {
    const title = titleOf(event.title);
    const series = seriesOf(event.title);
    const others = (await this.events.list()).filter(
      (other) => other.id !== event.id && seriesOf(other.title) === series,
    );
    const otherResults = await Promise.all(others.map((other) => this.#of(other)));
    const own = kind !== "past" ? null : await this.#of(event);
    const years = (await this.past.ofEvent(event.id)).filter((one) => one.isShown && one.year !== year);
    return [
      ...(kind === "past" && (own?.kind === "published" || own?.kind === "live")
        ? [{ title, path: resultsPath(event.slug) }]
        : []),
      ...otherResults
        .filter((other) => other.kind !== "none")
        .sort((a, b) => (a.event.firstDay < b.event.firstDay ? 1 : -1))
        .map((other) => ({ title: titleOf(other.event.title), path: resultsPath(other.event.slug) })),
      ...years.map((one) => ({
        title: `${withoutYear(title)} ${String(one.year)}`,
        path: resultsPath(event.slug, one.year),
      })),
    ];
  }
}
