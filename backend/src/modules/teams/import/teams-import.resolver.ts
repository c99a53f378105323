import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { ImportTeamsInput, PreviewTeamsInput } from "../contract/teams-import.input.js";
import type { TeamsImportService } from "./teams-import.service.js";
import { ImportTeamsPayload, TeamImport } from "./teams-import.types.js";

@Resolver()
export class TeamsImportResolver {
  constructor(private readonly imports: TeamsImportService) {}

  @Query(() => [TeamImport], {
    description: "A preview of the effects of a list of teams, line by line. Changes nothing.",
  })
  previewTeams(
    @Arg("input", () => PreviewTeamsInput, { description: "The list." }) input: PreviewTeamsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamImport[]> {
    return this.imports.preview(caller, input);
  }

  @Mutation(() => ImportTeamsPayload, {
    description: "Registers the teams of a list and adds its people, all or none.",
  })
  importTeams(
    @Arg("input", () => ImportTeamsInput, { description: "The list, and the chosen teams." })
    input: ImportTeamsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ImportTeamsPayload> {
    return this.imports.import(caller, input);
  }
}
