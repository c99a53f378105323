import type { Tx } from "../../kernel/db/database.js";
import type { EventService } from "../events/event.service.js";
import type { DeskPeopleService } from "../teams/reads/desk-people.service.js";
import type { CheckInRepository } from "./check-in.repository.js";

/** Exports the check-ins of an account for its download, and deletes their notes before the account is deleted. */
export class CheckInAccountService {
  constructor(
    private readonly people: DeskPeopleService,
    private readonly events: EventService,
    private readonly checkIns: CheckInRepository,
  ) {}

  /** Returns the sessions that a user came to, for the download of the user's data. */
  async ofPerson(userId: string): Promise<object[]> {
    const places = await this.people.ofUser(userId);
    const titles = await this.events.titles(places.map(({ eventId }) => eventId));
    const rows = await this.checkIns.ofMembers(places.map(({ id }) => id));
    return rows.map(({ eventId, sessionId, method, note, at, byName }) => ({
      ...{ event: titles.get(eventId), session: sessionId, method, note, at, byName },
    }));
  }

  /**
   * Deletes the notes of a user's check-ins before the user's account is deleted. The check-ins are kept and still
   * count, although the user's memberships are deleted with the account.
   */
  async removing(tx: Tx, { id }: { readonly id: string }): Promise<void> {
    const places = await this.people.ofUser(id);
    await this.checkIns.forget(
      tx,
      places.map((place) => place.id),
    );
  }
}
