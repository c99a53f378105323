import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { CleanUpRulesService } from "./clean-up-rules.service.js";
import {
  CleanUpRulesInput,
  HandOverInput,
  MarkSeasonItemInput,
  SaveCleanUpRulesInput,
} from "./contract/season.inputs.js";
import { HandOverService } from "./hand-over.service.js";
import { SeasonService } from "./season.service.js";
import {
  CleanUpPreview,
  CleanUpRules,
  CleanUpRulesPayload,
  HandOverPayload,
  SeasonChecklist,
  SeasonChecklistPayload,
  SeasonPeople,
} from "./season.types.js";

@Resolver()
export class SeasonResolver {
  constructor(
    private readonly seasons: SeasonService,
    private readonly handOvers: HandOverService,
    private readonly rules: CleanUpRulesService,
  ) {}

  @Query(() => SeasonChecklist, { description: "The checklist of an event's season." })
  seasonChecklist(
    @Arg("eventId", () => ID, { description: "The event." }) eventId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<SeasonChecklist> {
    return this.seasons.checklist(caller, eventId);
  }

  @Mutation(() => SeasonChecklistPayload, {
    description: "Notes why an item of the checklist is not needed, or marks the item as needed again.",
  })
  markSeasonItem(
    @Arg("input", () => MarkSeasonItemInput, { description: "The item." }) input: MarkSeasonItemInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<SeasonChecklistPayload> {
    return this.seasons.mark(caller, input);
  }

  @Query(() => SeasonPeople, { description: "Everyone with rights, with their last log-in." })
  seasonPeople(
    @Arg("eventId", () => ID, { description: "The event of the season." }) eventId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<SeasonPeople> {
    return this.handOvers.people(caller, eventId);
  }

  @Mutation(() => HandOverPayload, {
    description:
      "Gives the role Superadmin to people and takes it from others. All changes are made, or none.",
  })
  handOver(
    @Arg("input", () => HandOverInput, { description: "The new and the former Superadmins." })
    input: HandOverInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<HandOverPayload> {
    return this.handOvers.handOver(caller, input);
  }

  @Query(() => CleanUpRules, { description: "The rules for automatic deletion." })
  cleanUpRules(@Ctx() { caller }: RequestContext): Promise<CleanUpRules> {
    return this.rules.read(caller);
  }

  @Query(() => CleanUpPreview, {
    description: "A preview of the data that the given rules would delete now.",
  })
  cleanUpPreview(
    @Arg("input", () => CleanUpRulesInput, { description: "The rules." }) input: CleanUpRulesInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CleanUpPreview> {
    return this.rules.preview(caller, input);
  }

  @Mutation(() => CleanUpRulesPayload, { description: "Sets the rules for automatic deletion." })
  saveCleanUpRules(
    @Arg("input", () => SaveCleanUpRulesInput, { description: "The rules." }) input: SaveCleanUpRulesInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CleanUpRulesPayload> {
    return this.rules.save(caller, input);
  }
}
