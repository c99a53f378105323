import { Field, ObjectType } from "type-graphql";
import type { Caller } from "../../../kernel/auth/caller.js";
import { calendarText } from "../../../kernel/calendar/calendar-text.js";
import { idIn, idToken, isProved } from "../../../kernel/crypto/id-token.js";
import { deriveKey } from "../../../kernel/crypto/seal.js";
import { calendarIn } from "../../../kernel/contract/page-paths.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { LimitRule, RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { Language } from "../../../kernel/languages/language.js";
import type { CalendarFile } from "../../../kernel/mail/mail-body.js";
import type { AccountService } from "../../accounts/account.service.js";
import {
  type EventCalendarService,
  FEED_REFRESH_SECONDS,
} from "../../events/calendar/event-calendar.service.js";
import type { EventService } from "../../events/event.service.js";
import { mayReadCalendar } from "../contract/team.policy.js";
import { actorOf } from "../reads/team-visibility.js";
import { enforce } from "../team-changes.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import { peopleOf, type TeamRecord } from "../reads/team-record.js";
import { teamEntries } from "./team-entries.js";

/** Hourly limits: reads of one calendar, and one network's requests for calendars that do not exist. */
export const CALENDAR_LIMITS = {
  reads: { name: "calendar-reads", points: 60, duration: 3600 },
  misses: { name: "calendar-misses", points: 100, duration: 3600 },
} as const satisfies Record<string, LimitRule>;

interface TeamCalendarParts {
  readonly reads: TeamReadRepository;
  readonly accounts: AccountService;
  readonly events: EventService;
  readonly eventCalendars: EventCalendarService;
  readonly limiter: RateLimiter;
  readonly publicUrl: string;
  readonly secret: string;
}

/** Provides private calendars to the people in teams. */
export class TeamCalendarService {
  readonly #key: Buffer;

  constructor(private readonly parts: TeamCalendarParts) {
    this.#key = deriveKey(parts.secret, "calendar");
  }

  /**
   * Returns the address of the caller's personal calendar for the team, in the page's language.
   * @throws DomainError TEAM_NOT_FOUND, FORBIDDEN
   */
  async calendarOf(caller: Caller, teamId: string): Promise<TeamCalendar> {
    const team = await this.parts.reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    enforce(mayReadCalendar(team, actorOf(caller)));
    const own = peopleOf(team).find(({ userId }) => userId === caller.userId);
    const epoch = await this.parts.accounts.epochOf(caller.userId);
    if (!own || epoch === null) throw new DomainError("FORBIDDEN");
    const path = `/calendar/${idToken(this.#key, { id: own.id, epoch })}.ics`;
    const { pageLanguage = "en" } = caller;
    const url = this.parts.publicUrl + calendarIn(pageLanguage, path);
    return { url, webcalUrl: url.replace(/^https?:/, "webcal:") };
  }

  /**
   * Returns the calendar at an address, without a log-in. The address stops working when the person leaves the team,
   * and when their account's tokens are revoked, for example by a new password.
   * @param network the client's network, for the rate limits
   * @throws DomainError NOT_FOUND, RATE_LIMITED
   */
  async feed(token: string, network: string, language: Language = "en"): Promise<CalendarFile> {
    const { limiter, events, eventCalendars, publicUrl } = this.parts;
    await limiter.check([CALENDAR_LIMITS.misses, network]);
    const memberId = idIn(token);
    const team = memberId === null ? null : await this.#teamOf(token, memberId);
    if (memberId === null || team === null) {
      await limiter.consume([CALENDAR_LIMITS.misses, network]);
      throw new DomainError("NOT_FOUND");
    }
    await limiter.consume([CALENDAR_LIMITS.reads, memberId]);
    const event = await events.byId(team.event.id);
    const { lastDay } = event;
    const ofEvent = { ...eventCalendars.entriesOf(event, new Date(), language), lastDay, publicUrl };
    const entries = teamEntries(team, ofEvent, language);
    const name = `${eventCalendars.titleOf(event, language)}: ${team.name}`;
    return {
      filename: "team.ics",
      content: await calendarText({ name, entries, refreshSeconds: FEED_REFRESH_SECONDS }),
    };
  }

  /** Returns the team if the token is valid, otherwise null. */
  async #teamOf(token: string, memberId: string): Promise<TeamRecord | null> {
    const team = await this.parts.reads.byMember(memberId);
    const own = team && peopleOf(team).find(({ id }) => id === memberId);
    if (!team || !own?.userId || !(own.isLeader || own.confirmed)) return null;
    const epoch = await this.parts.accounts.epochOf(own.userId);
    // A change that revokes the account's tokens raises the epoch, which invalidates the calendar's token.
    return epoch !== null && isProved(this.#key, token, { id: memberId, epoch }) ? team : null;
  }
}

@ObjectType({ simpleResolvers: true, description: "A person's own calendar of a team, to subscribe to." })
export class TeamCalendar {
  @Field(() => String, {
    description:
      "The calendar's address. Anyone with the address can read the calendar, until the person leaves the team or changes their password.",
  })
  url!: string;

  @Field(() => String, { description: "The address as a link that opens the device's calendar." })
  webcalUrl!: string;
}
