import { chunks } from "../../../kernel/db/changes.js";
import type { Tx } from "../../../kernel/db/database.js";
import { momentMsg, type Text } from "../../../kernel/languages/message.js";
import { groupBy } from "../../../kernel/lists.js";
import type { EventCalendarService } from "../../events/calendar/event-calendar.service.js";
import type { NotificationService, Recipient } from "../../notifications/notification.service.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRecipientsService } from "../notices/team-recipients.service.js";
import type { TeamRecord } from "../reads/team-record.js";
import type { PlaceChange } from "./place.repository.js";
import type { PlaceOffer } from "./place-offer.entity.js";

type Kind =
  | "PLACE_OFFERED"
  | "PLACE_LAPSED"
  | "PLACE_DECLINED"
  | "PLACE_GIVEN_BACK"
  | "QUALIFIED"
  | "NO_LONGER_QUALIFIED";

/** A place that the team has not accepted yet, with the remaining time as text. */
export interface RemindedPlace extends Pick<PlaceOffer, "teamId" | "deadline" | "movedUp"> {
  readonly left: Text;
}

/** Notifies teams of changes to their places. */
export class PlaceNotices {
  constructor(
    private readonly reads: TeamReadRepository,
    private readonly recipients: TeamRecipientsService,
    private readonly notifications: NotificationService,
    private readonly calendars: Pick<EventCalendarService, "heldAtAll">,
  ) {}

  /** Notifies the people in teams whose places changed. Leaves out steps for which `kindOf` returns null. */
  async changed(tx: Tx, changes: readonly PlaceChange[]): Promise<void> {
    const byKind = groupBy(changes, (change) => [kindOf(change) ?? "", change]);
    byKind.delete("");
    for (const [kind, of] of byKind)
      for (const some of chunks(of)) await this.#notify(tx, kind as Kind, some);
  }

  /** Reminds the people in these teams to answer. Leaves out people who have turned off reminders. */
  async endsSoon(tx: Tx, places: readonly RemindedPlace[]): Promise<void> {
    const all = await this.#teams(places);
    const people = all.flatMap(({ people: some }) => some.map(({ userId }) => userId ?? ""));
    const off = await this.notifications.withoutReminders(people);
    await this.notifications.notify(
      tx,
      "PLACE_ENDS_SOON",
      ...all.map(({ team, people: some, of, held }) => ({
        to: { people: some.filter(({ userId }) => !off.has(userId ?? "")) },
        teamId: team.id,
        facts: { ...factsOf(team, of.deadline, of.movedUp === 1), ...held, left: of.left },
      })),
    );
  }

  async #notify(tx: Tx, kind: Kind, changes: readonly PlaceChange[]): Promise<void> {
    const happenings = (await this.#teams(changes)).map(({ team, people, of, held }) => ({
      to: { people },
      teamId: team.id,
      facts: {
        ...factsOf(team, of.after.deadline, of.movedUp === true),
        ...held,
        ranking: team.ranking ?? 0,
        isReverted: of.publication == null,
        duePaise: null,
        dueUntil: null,
      },
    }));
    await this.notifications.notify(tx, kind, ...happenings);
  }

  async #teams<Of extends { readonly teamId: string }>(some: readonly Of[]) {
    const ids = some.map(({ teamId }) => teamId);
    const teams = new Map((await this.reads.byIds(ids)).map((team) => [team.id, team]));
    const audiences = await this.recipients.ofTeams(ids);
    const slugs = [...teams.values()].map(({ event }) => event.slug);
    const held = await this.calendars.heldAtAll(slugs, "en");
    return some.flatMap((of) => {
      const team = teams.get(of.teamId);
      const people: readonly Recipient[] = audiences.get(of.teamId)?.recipients ?? [];
      return team ? [{ of, team, people, held: held.get(team.event.slug) }] : [];
    });
  }
}

/**
 * Returns the kind of notification for a step. Returns null if the team itself accepted the place, or if the
 * notification about the payment already reports the step.
 */
function kindOf({ before, after }: PlaceChange): Kind | null {
  const isNew = before === null || before.state === "withdrawn";
  switch (after.state) {
    case "offered":
      return before?.state === "accepted" ? null : "PLACE_OFFERED";
    case "accepted":
      if (isNew) return "QUALIFIED";
      return before.state === "offered" ? null : "PLACE_GIVEN_BACK";
    case "declined":
      return "PLACE_DECLINED";
    case "lapsed":
      return "PLACE_LAPSED";
    case "withdrawn":
      return "NO_LONGER_QUALIFIED";
  }
}

function factsOf(
  { name: teamName, event, ranking, reference }: TeamRecord,
  deadline: Date,
  movedUp: boolean,
) {
  const at = momentMsg(deadline);
  return {
    ...{ teamName, event, ranking, movedUp },
    feePaise: event.fee,
    deadline: at,
    reference: reference ?? "",
  };
}
