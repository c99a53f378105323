import { Extensions } from "type-graphql";

/**
 * Marks a field that returns an event's title, or an event with a title. The title is then translated into the
 * request's language.
 */
export const EventTitle = (): PropertyDecorator & MethodDecorator => Extensions({ eventTitle: true });
