import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { ImportTeamsInput, PreviewTeamsInput } from "../contract/teams-import.input.js";
import type { TeamsImportService } from "./teams-import.service.js";
import { ImportTeamsPayload, TeamImport } from "./teams-import.types.js";

/** GraphQL operations on lists of teams from a spreadsheet. */
@Resolver()
export class TeamsImportResolver {
  constructor(private readonly imports: TeamsImportService) {}

  @Query(() => [TeamImport], {
    description: "What a list of teams would do, line by line; nothing is written.",
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
    @Arg("input", () => ImportTeamsInput, { description: "The list, and which of its teams." })
    input: ImportTeamsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ImportTeamsPayload> {
    return this.imports.import(caller, input);
  }
}
