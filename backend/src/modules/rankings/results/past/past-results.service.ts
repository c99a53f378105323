import { recordAudit } from "../../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../../../kernel/contract/admin-texts.js";
import { BULK, type Database, type Tx } from "../../../../kernel/db/database.js";
import { DomainError } from "../../../../kernel/errors/domain-error.js";
import { NOTHING_STORED, requireVersion } from "../../../../kernel/errors/require-version.js";
import { announce, Topic } from "../../../../kernel/pubsub/topic.js";
import type { EventRecord } from "../../../events/contract/event-record.js";
import type { EventService } from "../../../events/event.service.js";
import type {
  PastResultsPreviewArgs,
  SavePastResultsInput,
  WithdrawPastResultsInput,
} from "../../contract/past-results.input.js";
import type { RankingDraftRepository } from "../../ranking-draft.repository.js";
import type { PastResultsRepository } from "./past-results.repository.js";
import type { PastResultsPayload, PastResultsPreview, PastResultsView } from "./past-results.types.js";
import { readPastResults } from "./read-past-results.js";

/** Manages the results of years that the club ran without this site, entered from a list (docs/adr/0070-results.md). */
export class PastResultsService {
  constructor(
    private readonly db: Database,
    private readonly events: EventService,
    private readonly drafts: RankingDraftRepository,
    private readonly repository: PastResultsRepository,
  ) {}

  /**
   * Returns the saved results of an event.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async list(caller: Caller | null, eventSlug: string | null | undefined): Promise<PastResultsView[]> {
    requirePermission(caller, "pastResults");
    return this.repository.ofEvent((await this.events.requireNamed(eventSlug)).id);
  }

  /**
   * Parses a list of results. Stores nothing.
   * @throws DomainError FORBIDDEN; BAD_INPUT at `csv` if the text is not a list of results.
   */
  preview(caller: Caller | null, list: PastResultsPreviewArgs): PastResultsPreview {
    requirePermission(caller, "previewPastResults");
    return readPastResults(list);
  }

  /**
   * Saves a year's results, which replace the year's previous results on the site.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, VERSION_CHANGED; BAD_INPUT at `csv` if a line
   * cannot be read.
   */
  async save(caller: Caller | null, input: SavePastResultsInput): Promise<PastResultsPayload> {
    const actor = requirePermission(caller, "savePastResults");
    const event = await this.events.requireNamed(input.eventSlug);
    const { lines, problems } = readPastResults(input);
    if (problems > 0) throw new DomainError("BAD_INPUT", { fields: { csv: ADMIN_RULES.pastResultsLines } });
    const places = lines.map(({ line, place, teamName, handles, college }) => ({
      ...{ line, place: place ?? 0, teamName, college },
      handles: handles.join(" "),
    }));
    const { id: eventId } = event;
    const { year } = input;
    await this.db.inTransaction(async (tx) => {
      await this.drafts.lock(tx, eventId);
      const [latest] = (await this.repository.ofEvent(eventId)).filter((results) => results.year === year);
      requireVersion(input.version, latest?.version ?? NOTHING_STORED);
      const saving = { eventId, year, savedByName: actor.name, savedAt: new Date() };
      await this.repository.add(tx, saving, places);
      await this.#record(tx, actor, event, "results.save", { year, teams: places.length });
    }, BULK);
    return this.#reply(event, ADMIN_SUCCESS.pastResultsSaved);
  }

  /**
   * Withdraws saved results from the site, or restores them.
   * @throws DomainError FORBIDDEN, PAST_RESULTS_NOT_FOUND.
   */
  async withdraw(
    caller: Caller | null,
    { id, withdrawn }: WithdrawPastResultsInput,
  ): Promise<PastResultsPayload> {
    const actor = requirePermission(caller, "withdrawPastResults");
    const results = await this.repository.find(id);
    if (results === null) throw new DomainError("PAST_RESULTS_NOT_FOUND");
    const event = await this.events.byId(results.eventId);
    await this.db.inTransaction(async (tx) => {
      await this.drafts.lock(tx, event.id);
      await this.repository.setTakenOff(tx, id, withdrawn ? new Date() : null);
      const action = withdrawn ? "results.withdraw" : "results.restore";
      await this.#record(tx, actor, event, action, { year: results.year, number: results.number });
    });
    const { pastResultsTakenOff, pastResultsRestored } = ADMIN_SUCCESS;
    return this.#reply(event, withdrawn ? pastResultsTakenOff : pastResultsRestored);
  }

  async #record(
    tx: Tx,
    actor: Caller,
    event: EventRecord,
    action: "results.save" | "results.withdraw" | "results.restore",
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    announce(tx, { topic: Topic.results, id: event.id });
    const target = { targetType: "event", targetId: event.id, targetName: event.title };
    await recordAudit(tx, { actor, action, ...target, details });
  }

  async #reply({ id }: EventRecord, message: string): Promise<PastResultsPayload> {
    return { message, pastResults: await this.repository.ofEvent(id) };
  }
}
