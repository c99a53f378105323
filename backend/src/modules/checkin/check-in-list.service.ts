import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { oneSpaced } from "../../kernel/contract/plain-text.js";
import { foldSearch } from "../../kernel/contract/search-text.js";
import { deriveKey } from "../../kernel/crypto/seal.js";
import { mapInSlices } from "../../kernel/lists.js";
import type { EventService } from "../events/event.service.js";
import type { DeskPeopleService } from "../teams/reads/desk-people.service.js";
import type { CheckInRepository } from "./check-in.repository.js";
import type { CheckInChanges, CheckInList } from "./check-in.types.js";
import { refusalOf } from "./contract/may-come.js";
import type { DeskPasses } from "./desk-pass.js";
import type { DeskService } from "./desk.service.js";
import type { RenewedPassRepository } from "./renewed-pass.repository.js";

/**
 * Milliseconds by which two reads of changes overlap. A row's time is shortly before its commit, so without the overlap
 * a read could miss the row.
 */
const OVERLAP_MS = 10_000;

/** Provides the lists that phones use to check people in, even without a network (ADR 71). */
export class CheckInListService {
  constructor(
    private readonly events: EventService,
    private readonly people: DeskPeopleService,
    private readonly desks: DeskService,
    private readonly checkIns: CheckInRepository,
    private readonly renewed: RenewedPassRepository,
    private readonly passes: DeskPasses,
    private readonly secret: string,
  ) {}

  /**
   * Returns all people in an event's teams, and all check-ins that were not reverted.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async list(caller: Caller | null, eventSlug: string | null | undefined): Promise<CheckInList> {
    const { userId } = requirePermission(caller, "checkInList");
    const event = await this.events.requireNamed(eventSlug);
    const readAt = readNow();
    const [people, versions, checkIns, desk] = await Promise.all([
      this.people.ofEvent(event.id),
      this.renewed.ofEvent(event.id),
      this.checkIns.changedSince(event.id, new Date(0)),
      this.desks.deskOf(event),
    ]);
    const namesakes = repeated(people.map(nameKey));
    return {
      key: deriveKey(this.secret, `check-in list of ${userId}`).toString("base64url"),
      readAt,
      desk,
      people: await mapInSlices(people, (person) => ({
        id: person.id,
        name: person.name,
        teamName: person.teamName,
        handle: person.codeforcesHandle,
        ...(namesakes.has(nameKey(person))
          ? { college: person.college, universityRollNo: person.universityRollNo }
          : { college: null, universityRollNo: null }),
        refusal: refusalOf(person, event),
        passHash: this.passes.hashOf({ memberId: person.id, version: versions.get(person.id) ?? 0 }),
      })),
      checkIns: checkIns.filter(({ revertedAt }) => revertedAt === null),
    };
  }

  /**
   * Returns the check-ins that were made or reverted since `since`.
   * @throws DomainError FORBIDDEN, NOT_FOUND.
   */
  async changes(caller: Caller | null, eventId: string, since: Date): Promise<CheckInChanges> {
    requirePermission(caller, "checkInChanges");
    const event = await this.events.byId(eventId);
    const readAt = readNow();
    return { readAt, checkIns: await this.checkIns.changedSince(event.id, since) };
  }
}

/** Returns a key that is equal for names that look the same to people. */
function nameKey({ name }: { readonly name: string }): string {
  return foldSearch(oneSpaced(name));
}

/** Returns the texts that occur more than once in a list. */
function repeated(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.size === seen.add(text).size));
}

function readNow(): Date {
  return new Date(Date.now() - OVERLAP_MS);
}

/** Lists the people let in to an event, for other modules. */
export class CheckedInService {
  constructor(private readonly checkIns: CheckInRepository) {}

  /**
   * Returns the people who came to at least one session: their membership ids, and the names of walk-ins in no team.
   */
  async ofEvent(
    eventId: string,
  ): Promise<{ readonly memberIds: ReadonlySet<string>; readonly walkIns: readonly string[] }> {
    const rows = await this.checkIns.inForce(eventId);
    return {
      memberIds: new Set(rows.flatMap(({ memberId }) => memberId ?? [])),
      walkIns: rows.flatMap(({ name }) => name ?? []),
    };
  }
}
