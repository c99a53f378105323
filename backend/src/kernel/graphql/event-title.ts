import { Extensions } from "type-graphql";

/**
 * Marks a field that contains an event's title, or an event that has one. The title is returned in the request's
 * language.
 */
export const EventTitle = (): PropertyDecorator & MethodDecorator => Extensions({ eventTitle: true });
