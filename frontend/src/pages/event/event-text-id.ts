/** Id of the part of an event's page that stays as the server sent it until the page is used. */
export const EVENT_TEXT_ID = "event-text";
