import { chunks } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { momentMsg, type Message, msg } from "../../../kernel/languages/message.js";
import { isRegistrationOpen } from "../../events/contract/event-state.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import type { EventService } from "../../events/event.service.js";
import type { NotificationService, Recipient } from "../../notifications/notification.service.js";
import { lacksHandle } from "../contract/team-gaps.js";
import { missingFor } from "../notices/missing-text.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRecipientsService } from "../notices/team-recipients.service.js";
import { peopleOf, type TeamRecord } from "../reads/team-record.js";
import type { ReminderRepository } from "./reminder.repository.js";
import { lackingTeams } from "./reminders.sql.js";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the time until the deadline as text. Reminders show this time and not the planned one, such as "3 days",
 * because some are sent later, for example to a team that was created after the planned time.
 */
export function timeLeft(ms: number): Message {
  return ms > 0.9 * DAY_MS
    ? msg("{n, plural, one {# day} other {# days}}", { n: Math.round(ms / DAY_MS) })
    : msg("{n, plural, one {# hour} other {# hours}}", { n: Math.ceil(ms / HOUR_MS) });
}

/**
 * The number of teams per transaction. SQLite has only one writer, so all other writes wait until the transaction ends.
 * A transaction for this number of teams queues a few hundred mails, which takes only milliseconds.
 */
const SLICE = 100;

interface ReminderParts {
  readonly db: Database;
  readonly reads: TeamReadRepository;
  readonly reminders: ReminderRepository;
  readonly recipients: TeamRecipientsService;
  readonly events: EventService;
  readonly notifications: NotificationService;
}

/** A reminder that is due, with the current time and the end of registration. */
interface DueReminder {
  readonly days: 1 | 3;
  readonly now: Date;
  readonly closesAt: Date;
}

/** Reminds people of their team's gaps, 3 days and 1 day before registration closes. */
export class ReminderService {
  constructor(private readonly parts: ReminderParts) {}

  /** Sends the reminders that are due, each only once per team. Returns the number of reminded teams. */
  async remind(now = new Date()): Promise<{ readonly reminded: number }> {
    const event = await this.parts.events.current();
    const days = event && daysLeft(event, now);
    if (!days) return { reminded: 0 };
    // Leaves out teams created within the last hour, because their leaders still know what is missing.
    const lacking = lackingTeams(event, days, new Date(now.getTime() - HOUR_MS));
    const teams = await this.parts.reads.fitting(event.id, lacking);
    const due = { days, now, closesAt: event.registrationClosesAt ?? now };
    for (const some of chunks(teams, SLICE))
      await this.parts.db.inTransaction((tx) => this.#remind(tx, some, due));
    return { reminded: teams.length };
  }

  async #remind(tx: Tx, teams: readonly TeamRecord[], { days, now, closesAt }: DueReminder): Promise<void> {
    const { notifications, recipients, reminders } = this.parts;
    const teamIds = teams.map(({ id }) => id);
    await reminders.insert(tx, teamIds, days, now);
    const audiences = await recipients.ofTeams(teamIds);
    const people = [...audiences.values()].flatMap((audience) => audience.recipients);
    const off = await notifications.withoutReminders(people.map(({ userId }) => userId ?? ""));
    const time = { left: timeLeft(closesAt.getTime() - now.getTime()), closesAt: momentMsg(closesAt) };
    const happenings = teams.map((team) => {
      const canMend = (audiences.get(team.id)?.recipients ?? []).filter(
        (person) => !off.has(person.userId ?? "") && mends(team, person),
      );
      const facts = { teamName: team.name, event: team.event, ...time, missing: missingFor(team) ?? "" };
      return { to: { people: canMend }, facts, teamId: team.id };
    });
    await notifications.notify(tx, "SOMETHING_MISSING", ...happenings);
  }
}

/** Returns whether the person can close a gap. A leader can close every gap, a member only their own missing handle. */
function mends(team: TeamRecord, { userId, leads }: Recipient): boolean {
  if (leads) return true;
  return peopleOf(team).some((person) => person.userId === userId && lacksHandle(person));
}

/** Returns which reminder is due, 3 or 1 days before registration closes. Returns null if none is due. */
function daysLeft(event: EventRecord, now: Date): 1 | 3 | null {
  const closesAt = event.registrationClosesAt;
  if (closesAt === null || !isRegistrationOpen(event, now)) return null;
  const msLeft = closesAt.getTime() - now.getTime();
  if (msLeft <= 0 || msLeft > 3 * DAY_MS) return null;
  return msLeft > DAY_MS ? 3 : 1;
}
