import type { EventRecord } from "../../events/contract/event-record.js";
import type { EventService } from "../../events/event.service.js";
import { fitsSearch, RESULTS_PAGE, winnersOf } from "../contract/result-row.js";
import type { EventResultsArgs } from "../contract/results.args.js";
import type { RankingPublicationRepository } from "../ranking-publication.repository.js";
import { type ResultRow, resultRows } from "./result-rows.js";
import type { ResultsCache } from "./results-cache.js";
import type { ResultsRepository } from "./results.repository.js";
import type { EventResults, EventWinners, ResultsKind } from "./results.types.js";

/** An event's results as they are kept for all readers; never changed, so that what is made of them can be kept too. */
export interface Results {
  readonly event: EventRecord;
  readonly kind: ResultsKind;
  readonly asOf: Date | null;
  /** The last place that goes on; null where there is no further round. */
  readonly line: number | null;
  readonly rows: readonly ResultRow[];
}

/** So soon a changed handle shows, of which nobody tells the cache. */
const FRESH_MS = 30_000;

/** What everybody may see of an event's ranking (docs/adr/0070-results.md). Reading needs no permission. */
export class ResultsService {
  constructor(
    private readonly events: EventService,
    private readonly publications: RankingPublicationRepository,
    private readonly repository: ResultsRepository,
    private readonly cache: ResultsCache<Results>,
  ) {}

  /** All results of the event with this address; null when there is no such event. */
  async ofSlug(slug: string): Promise<Results | null> {
    const event = await this.events.bySlug(slug);
    return event && this.#of(event);
  }

  /** The part of an event's results that somebody asks for; null when there is no such event. */
  async part({ slug, search, from, team }: EventResultsArgs): Promise<EventResults | null> {
    const results = await this.ofSlug(slug);
    if (results === null) return null;
    const { event, rows, kind, asOf, line } = results;
    const found = rows.filter((row) => (team ? row.key === team : !search || fitsSearch(row, search)));
    return {
      ...{ slug: event.slug, title: event.title, kind, asOf, line, from },
      total: rows.length,
      winners: winnersOf(rows),
      found: found.length,
      rows: found.slice(from - 1, from - 1 + RESULTS_PAGE),
      editions: [],
    };
  }

  /** The winners of every event that is over and has results, in the order in which the club added the events. */
  async winners(): Promise<EventWinners[]> {
    const past = await this.events.list("past");
    const all = await Promise.all(past.map((event) => this.#of(event)));
    return all
      .map(({ event, rows }) => ({ slug: event.slug, winners: winnersOf(rows) }))
      .filter(({ winners }) => winners.length > 0);
  }

  /** The addresses of the events that have results. */
  async slugs(): Promise<ReadonlySet<string>> {
    const all = await Promise.all((await this.events.list()).map((event) => this.#of(event)));
    return new Set(all.filter(({ rows }) => rows.length > 0).map(({ event }) => event.slug));
  }

  /** Where the results come from of the event with this address, if there is one. */
  async kind(slug: string): Promise<ResultsKind> {
    return (await this.ofSlug(slug))?.kind ?? "none";
  }

  #of(event: EventRecord): Promise<Results> {
    return this.cache.get(event.id, FRESH_MS, () => this.#read(event));
  }

  async #read(event: EventRecord): Promise<Results> {
    const [latest] = await this.publications.newest(event.id, 1);
    const rows = resultRows(await this.repository.published(event.id, latest?.id ?? null));
    return {
      event,
      kind: rows.length === 0 ? "none" : "published",
      asOf: latest?.at ?? null,
      line: event.feePaise > 0 ? event.qualifyingRank : null,
      rows,
    };
  }
}
