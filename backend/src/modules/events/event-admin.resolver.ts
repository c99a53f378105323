import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import {
  CreateEventInput,
  DeleteEventInput,
  SetCurrentEventInput,
  UpdateEventInput,
} from "./contract/event-fields.input.js";
import { EventAdminService } from "./event-admin.service.js";
import { EventDeletionService } from "./event-deletion.service.js";
import { EventPayload } from "./event.types.js";

@Resolver()
export class EventAdminResolver {
  constructor(
    private readonly events: EventAdminService,
    private readonly deletions: EventDeletionService,
  ) {}

  @Mutation(() => EventPayload, { description: "Adds an event." })
  createEvent(
    @Arg("input", () => CreateEventInput, { description: "The event." }) input: CreateEventInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<EventPayload> {
    return this.events.create(caller, input);
  }

  @Mutation(() => EventPayload, { description: "Changes an event. Its address stays." })
  updateEvent(
    @Arg("input", () => UpdateEventInput, { description: "The event after the change." })
    input: UpdateEventInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<EventPayload> {
    return this.events.update(caller, input);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Deletes an event that has no teams or other records, for example a sample. For other events, the error lists the obstacles in `inTheWay`.",
  })
  deleteEvent(
    @Arg("input", () => DeleteEventInput, { description: "The event." }) input: DeleteEventInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.deletions.delete(caller, input);
  }

  @Mutation(() => EventPayload, {
    description: "Makes an event the current one, in place of the previous one.",
  })
  setCurrentEvent(
    @Arg("input", () => SetCurrentEventInput, { description: "The event." }) input: SetCurrentEventInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<EventPayload> {
    return this.events.setCurrent(caller, input.eventId);
  }
}
