import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { EndStudentViewInput, StartStudentViewInput } from "../contract/student-view.inputs.js";
import { StudentViewPayload, StudentViewService } from "./student-view.service.js";

@Resolver()
export class StudentViewResolver {
  constructor(private readonly views: StudentViewService) {}

  @Mutation(() => StudentViewPayload, {
    description:
      "Lets a Superadmin see the site as a student does, for 15 minutes and without changing anything.",
  })
  startStudentView(
    @Arg("input", () => StartStudentViewInput, { description: "The student and the reason." })
    input: StartStudentViewInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<StudentViewPayload> {
    return this.views.start(caller, input);
  }

  @Mutation(() => MessagePayload, {
    description: "Ends a view that the caller's session began. Its token no longer works.",
  })
  endStudentView(
    @Arg("input", () => EndStudentViewInput, { description: "The view." }) input: EndStudentViewInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.views.end(caller, input);
  }
}
