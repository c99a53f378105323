/** The id of the part of an event's page that keeps the server's HTML until the visitor uses the page. */
export const EVENT_TEXT_ID = "event-text";
