/** The id of the part of an event's page that stays as the server sent it until the visitor uses the page. */
export const EVENT_TEXT_ID = "event-text";
