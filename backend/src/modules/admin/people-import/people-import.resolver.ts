import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { CellChangesPayload } from "../../../kernel/contract/cell-changes.js";
import { ChangePeopleInput, PreviewPeopleInput } from "../contract/people-import.input.js";
import type { PeopleImportService } from "./people-import.service.js";
import { PeoplePreview } from "./people-import.types.js";

@Resolver()
export class PeopleImportResolver {
  constructor(private readonly imports: PeopleImportService) {}

  @Query(() => PeoplePreview, {
    description: "A preview of the changes that a list of people makes, line by line.",
  })
  previewPeople(
    @Arg("input", () => PreviewPeopleInput, { description: "The list." }) input: PreviewPeopleInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PeoplePreview> {
    return this.imports.preview(caller, input);
  }

  @Mutation(() => CellChangesPayload, { description: "Changes fields of people, all of them or none." })
  changePeople(
    @Arg("input", () => ChangePeopleInput, { description: "The changes." }) input: ChangePeopleInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CellChangesPayload> {
    return this.imports.change(caller, input);
  }
}
