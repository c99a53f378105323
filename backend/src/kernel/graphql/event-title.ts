import { Extensions } from "type-graphql";

/**
 * Marks a field with the title of an event, or with a named event. The title is returned in the language that a request
 * asks for.
 */
export const EventTitle = (): PropertyDecorator & MethodDecorator => Extensions({ eventTitle: true });
