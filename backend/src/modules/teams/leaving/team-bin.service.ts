import { BinKind } from "../../../kernel/bin/bin-entry.entity.js";
import type { BinnedDeletion, BinRepository } from "../../../kernel/bin/bin.repository.js";
import { fatal, type Obstacle, partial } from "../../../kernel/bin/obstacle.js";
import { msg, type Text } from "../../../kernel/languages/message.js";
import { RowCopies } from "../../../kernel/bin/row-copies.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { EventService } from "../../events/event.service.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import { confirmedFields } from "../members/confirmed-fields.js";
import type { PlacePublisher } from "../places/place-publisher.service.js";
import type { PersonRow, TeamCopiesRepository } from "./team-copies.repository.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRecord } from "../reads/team-record.js";

/** The data that other modules need about a restored team. */
export interface RestoredTeam {
  readonly id: string;
  readonly eventId: string;
  readonly reference: string;
}

/** The steps of a team's restoration in payments and rankings. The teams module does not depend on these modules. */
export interface TeamFollower {
  /**
   * Links a restored team to its payments, which were not deleted. Returns its payment status, or null if it has no
   * payment.
   */
  restored(tx: Tx, team: RestoredTeam): Promise<PaymentStatus | null>;
  /**
   * Returns whether a ranking of the event was published after the given time. If so, the team's old ranking is not
   * restored.
   */
  isRankedSince(eventId: string, since: Date): Promise<boolean>;
}

const NO_FOLLOWER: TeamFollower = {
  restored: () => Promise.resolve(null),
  isRankedSince: () => Promise.resolve(false),
};

/** Moves teams deleted by admins into the bin, and restores them (ADR 59). */
export class TeamBinService {
  #follower = NO_FOLLOWER;

  constructor(
    private readonly bin: BinRepository,
    private readonly copied: TeamCopiesRepository,
    private readonly reads: TeamReadRepository,
    private readonly accounts: AccountService,
    private readonly events: EventService,
    private readonly notices: TeamNotices,
    private readonly places: PlacePublisher,
  ) {}

  /** Sets the follower. Called once (`app/container.ts`). */
  followedBy(follower: TeamFollower): void {
    this.#follower = follower;
  }

  /**
   * Puts a team into the bin, in the transaction that locks and deletes the team's row. Returns false if the team's
   * people have changed since the transaction's first read.
   * @param partOfId the account that is deleted together with the team
   */
  async put(
    tx: Tx,
    team: TeamRecord,
    by: BinnedDeletion["by"],
    partOfId: string | null = null,
  ): Promise<boolean> {
    const copies = new RowCopies();
    if (!(await this.copied.copyTeam(tx, team.id, copies))) return false;
    const entry = { id: team.id, kind: BinKind.team, name: team.name, about: team.event.title, partOfId };
    await this.bin.put(tx, entry, { by, copies });
    return true;
  }

  /**
   * Restores a team with its people, unless an obstacle is fatal. People who cannot be restored are left out, and the
   * obstacles name them.
   * @throws StaleRestoration when a concurrent change took the team's name or a person's handle, or added a person to a
   * team
   */
  async restore(
    tx: Tx,
    copies: RowCopies,
    { by, deletedAt }: { readonly by: Caller; readonly deletedAt: Date },
  ): Promise<readonly Obstacle[]> {
    const team = this.copied.teamOf(tx, copies);
    await this.places.lock(tx, team.eventId); // The places must be locked before the transaction's first read.
    const obstacles: Obstacle[] = [];
    if (await this.copied.isNameTaken(team))
      obstacles.push(fatal(msg('Another team now has the name "{team}".', { team: team.name })));
    const people: PersonRow[] = [];
    for (const person of this.copied.peopleOf(tx, copies)) {
      const { row, obstacle } = await this.#personNow(tx, person);
      if (obstacle) obstacles.push(obstacle);
      else people.push(row);
    }
    const event = await this.events.byId(team.eventId);
    const { maxTeamSize, title } = event;
    if (people.length > maxTeamSize)
      obstacles.push(
        fatal(
          msg("Teams of {event} can now have at most {most} people, but this team has {n}.", {
            event: title,
            most: String(maxTeamSize),
            n: String(people.length),
          }),
        ),
      );
    if (obstacles.some((one) => one.fatal)) return obstacles;
    const ranking = (await this.#follower.isRankedSince(team.eventId, deletedAt)) ? null : team.ranking;
    await this.copied.putTeamBack(tx, copies, { people, ranking });
    await this.places.returned(tx, event, team.id, deletedAt);
    await this.#tieAgain(tx, team, by);
    return obstacles;
  }

  async #tieAgain(tx: Tx, team: RestoredTeam, by: Caller): Promise<void> {
    const status = await this.#follower.restored(tx, team);
    if (status !== null) await this.copied.setPaymentStatus(tx, team.id, status);
    const record = await this.reads.byId(team.id);
    if (record) await this.notices.restored(tx, record, by);
    announce(tx, { topic: Topic.team, id: team.id });
  }

  /**
   * Returns a person's row to restore, and the obstacle, if any. A person who agreed gets their account's current data,
   * including changes since the deletion.
   */
  async #personNow(tx: Tx, person: PersonRow): Promise<{ row: PersonRow; obstacle: Obstacle | null }> {
    const inTheWay = person.isLeader === 1 ? fatal : partial;
    if (person.userId === null) return this.#typedInNow(person);
    const account = await this.accounts.lockById(tx, person.userId);
    if (!account) {
      const text = msg("The account of {person} is deleted. Restore the account first.", {
        person: person.name,
      });
      return { row: person, obstacle: inTheWay(text) };
    }
    const row = person.confirmedAt ? { ...person, ...confirmedFields(account, person) } : person;
    return { row, obstacle: await this.#heldElsewhere(row, inTheWay) };
  }

  /**
   * Returns the row of a person who had no account. If they have signed up since the deletion, links them to the
   * account, so that they are asked whether they agree.
   */
  async #typedInNow(person: PersonRow): Promise<{ row: PersonRow; obstacle: Obstacle | null }> {
    const account = person.email === null ? null : await this.accounts.findByEmail(person.email);
    const row = account
      ? { ...person, userId: account.id, identityKey: confirmedFields(account, person).identityKey }
      : person;
    return { row, obstacle: await this.#heldElsewhere(row, partial) };
  }

  async #heldElsewhere(row: PersonRow, inTheWay: (text: Text) => Obstacle): Promise<Obstacle | null> {
    const holder = await this.copied.holderOf(row);
    return holder === null
      ? null
      : inTheWay(msg('{person} is now in the team "{team}".', { person: row.name, team: holder }));
  }
}
