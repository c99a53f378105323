import { GraphQLSchema } from "graphql";
import { buildSchemaSync, type ContainerType, getMetadataStorage } from "type-graphql";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { type ReadTraces, traceReads, traceRefusals } from "../../kernel/graphql/trace-reads.js";
import type { EventTitles } from "../../kernel/languages/language.js";
import { ChangeBus } from "../../kernel/pubsub/change-bus.js";
import { refuseMarkRuns } from "../../kernel/validation/mark-runs.js";
import { validateInput } from "../../kernel/validation/validate-input.js";
import { RESOLVERS } from "../resolver-container.js";
import { checkAuthorized } from "./auth-checker.js";
import { describeGuards } from "./describe-guards.js";
import { errorCodeType } from "./error-codes.js";
import { translateEventTitles } from "./event-titles.js";
import { isPermission } from "../../kernel/contract/access.js";

/**
 * Guards each operation in the table of rights (kernel/contract/access.ts) with the right of the same name, as
 * `@Authorized` would. Must be called before the schema is built. Further calls change nothing.
 */
function guardByName(): void {
  const storage = getMetadataStorage();
  const { queries, mutations, subscriptions, authorizedFields } = storage;
  for (const { target, methodName, schemaName } of [...queries, ...mutations, ...subscriptions]) {
    const isGuarded = authorizedFields.some(
      (field) => field.target === target && field.fieldName === methodName,
    );
    if (isPermission(schemaName) && !isGuarded)
      storage.collectAuthorizedFieldMetadata({ target, fieldName: methodName, roles: [schemaName] });
  }
}

/**
 * Builds the GraphQL schema of all modules, with each operation's allowed callers and all error codes.
 * @param container provides the resolvers with their services
 * @param changes the source of events for subscriptions; services publish there through `announce`
 * @param titles translates event titles into the languages of requests
 * @param traces records who reads lists of people, and who is refused for lack of a right
 */
export function buildGraphQLSchema(
  container: ContainerType,
  changes = new ChangeBus(),
  titles?: EventTitles,
  traces?: ReadTraces,
): GraphQLSchema {
  guardByName();
  const built = buildSchemaSync({
    resolvers: RESOLVERS,
    container,
    // Skips a check that takes a quarter of a second. Apollo Server refuses to start with an invalid schema anyway.
    skipCheck: true,
    // Maps fields declared as Date to the DateTime scalar. Most times in contract inputs are declared as Date, so that
    // pages need not load the scalar's library.
    scalarsMap: [{ type: Date, scalar: DateTime }],
    authChecker: checkAuthorized,
    pubSub: {
      publish: () => undefined,
      subscribe: (topic, id) => changes.subscribe(topic, typeof id === "string" ? id : undefined),
    },
    validateFn: async (argument: unknown) => {
      if (typeof argument === "string") refuseMarkRuns(argument);
      // A Date is an object too, but its scalar has already checked the value.
      if (typeof argument === "object" && argument !== null && !(argument instanceof Date))
        await validateInput(argument);
    },
  });
  describeGuards(built);
  if (titles) translateEventTitles(built, titles);
  if (traces) {
    traceReads(built, traces);
    traceRefusals(built, traces);
  }
  const config = built.toConfig();
  // Adds the error code enumeration. type-graphql only collects types that fields use, and no field has this type.
  return new GraphQLSchema({ ...config, types: [...config.types, errorCodeType()] });
}
