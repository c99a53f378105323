/** The feed of all events. */
export const CALENDAR_FEED = "/calendar.ics";
