import type { Database } from "../../../kernel/db/database.js";
import type { EventCalendarService } from "../../events/calendar/event-calendar.service.js";
import type { EventService } from "../../events/event.service.js";
import type { NotificationService } from "../../notifications/notification.service.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRecipientsService } from "../notices/team-recipients.service.js";
import { PlaceAnswersService } from "./place-answers.service.js";
import { PlaceBoardService } from "./place-board.service.js";
import { PlaceDeadlineService } from "./place-deadlines.service.js";
import { PlaceNotices } from "./place-notices.js";
import { PlacePublisher } from "./place-publisher.service.js";
import { PlaceSteps, PlacePayments } from "./place-steps.js";
import { PlaceRepository } from "./place.repository.js";

interface PlaceParts {
  readonly db: Database;
  readonly reads: TeamReadRepository;
  readonly recipients: TeamRecipientsService;
  readonly notifications: NotificationService;
  readonly events: EventService;
  readonly eventCalendars: Pick<EventCalendarService, "heldAtAll">;
}

/** Creates the services for places in the round that requires the fee. */
export function createPlaceServices(parts: PlaceParts) {
  const { db, reads, recipients, notifications, events, eventCalendars } = parts;
  const places = new PlaceRepository(db);
  const notices = new PlaceNotices(reads, recipients, notifications, eventCalendars);
  const steps = new PlaceSteps(places, notices);
  const placePublisher = new PlacePublisher(places, steps);
  return {
    placePublisher,
    placePayments: new PlacePayments(places),
    placeAnswers: new PlaceAnswersService(db, places, steps, reads),
    placeBoards: new PlaceBoardService(db, places, placePublisher, steps, events),
    placeDeadlines: new PlaceDeadlineService(db, places, steps, placePublisher, notices, events),
  };
}
