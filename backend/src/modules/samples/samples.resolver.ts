import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { SamplesService } from "./samples.service.js";
import { Samples, SamplesPayload } from "./samples.types.js";

@Resolver()
export class SamplesResolver {
  constructor(private readonly service: SamplesService) {}

  @Query(() => Samples, { description: "The sample content that is still on the site." })
  samples(@Ctx() { caller }: RequestContext): Promise<Samples> {
    return this.service.count(caller);
  }

  @Mutation(() => SamplesPayload, {
    description:
      "Removes sample people, testimonials, glimpses, texts and events. Content that the club changed stays, and so do events with teams or records.",
  })
  removeSamples(@Ctx() { caller }: RequestContext): Promise<SamplesPayload> {
    return this.service.remove(caller);
  }
}
