import type { Database } from "../../kernel/db/database.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { EventCalendarService } from "../events/calendar/event-calendar.service.js";
import type { EventService } from "../events/event.service.js";
import type { DeskPeopleService } from "../teams/reads/desk-people.service.js";
import { CheckInAccountService } from "./check-in-account.service.js";
import { CheckInListService, CheckedInService } from "./check-in-list.service.js";
import { CheckInRepository } from "./check-in.repository.js";
import { CheckInService } from "./check-in.service.js";
import { DeskPassService } from "./desk-pass.service.js";
import { DeskPasses } from "./desk-pass.js";
import { DeskSessionRepository } from "./desk-session.repository.js";
import { DeskService } from "./desk.service.js";
import { RenewedPassRepository } from "./renewed-pass.repository.js";

interface CheckInParts {
  readonly db: Database;
  readonly events: EventService;
  readonly eventCalendars: Pick<EventCalendarService, "whenAndWhere">;
  readonly deskPeople: DeskPeopleService;
  readonly limiter: RateLimiter;
  readonly publicUrl: string;
  readonly secret: string;
  readonly checkInRepository?: CheckInRepository;
}

export function createCheckInServices(parts: CheckInParts) {
  const { db, events, eventCalendars, deskPeople: people, limiter, publicUrl, secret } = parts;
  const { checkInRepository: checkIns = new CheckInRepository(db) } = parts;
  const renewed = new RenewedPassRepository(db);
  const passes = new DeskPasses(secret, publicUrl);
  const desks = new DeskService(db, events, people, new DeskSessionRepository(db), checkIns);
  return {
    desks,
    checkIns: new CheckInService(db, events, people, desks, checkIns, renewed, passes),
    checkInLists: new CheckInListService(events, people, desks, checkIns, renewed, passes, secret),
    deskPasses: new DeskPassService({
      ...{ db, events, eventCalendars, people, desks, checkIns, renewed, passes, limiter },
    }),
    checkedIn: new CheckedInService(checkIns),
    checkInAccounts: new CheckInAccountService(people, events, checkIns),
  };
}
