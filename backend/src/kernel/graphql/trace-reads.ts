import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import type { Caller } from "../auth/caller.js";
import type { RequestContext } from "../auth/request-context.js";
import { isTracedList, type TracedList } from "../contract/traced-lists.js";
import { DomainError } from "../errors/domain-error.js";

/** Records who read a list of people, and who was refused access. */
export interface ReadTraces {
  listRead(caller: Pick<Caller, "userId" | "name">, list: TracedList, entries: number): void;
  /** @param operation a query, a mutation, or a route with its method */
  refused(caller: Pick<Caller, "userId" | "userAgent">, operation: string): void;
}

/** The refused operations of each request. */
const refusedIn = new WeakMap<object, Set<string>>();

type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * Makes each query for a list of people record who read the list, and the number of entries.
 * @param schema a newly built schema, whose fields are changed
 */
export function traceReads(schema: GraphQLSchema, traces: ReadTraces): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve || !isTracedList(field.name)) continue;
    const traced: Resolve = async (source, args, context, info) => {
      const found: unknown = await resolve(source, args, context, info);
      traceRead(traces, context, field.name, found);
      return found;
    };
    field.resolve = traced as typeof resolve;
  }
}

/**
 * Makes each query and mutation record the callers that it refused for lack of a right.
 * @param schema a newly built schema, whose fields are changed
 */
export function traceRefusals(schema: GraphQLSchema, traces: ReadTraces): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve } = field;
      if (!resolve) continue;
      const traced: Resolve = (source, args, context, info) =>
        tracingRefusal(traces, context, field.name, async () => await resolve(source, args, context, info));
      field.resolve = traced as typeof resolve;
    }
}

/**
 * Runs an operation, and records the caller if the operation is refused for lack of a right.
 * @throws the operation's error unchanged
 */
export async function tracingRefusal<T>(
  traces: ReadTraces,
  context: Pick<RequestContext, "caller">,
  operation: string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { caller } = context;
    const isRefusal = error instanceof DomainError && error.code === "FORBIDDEN";
    // In a student view, the caller is the student, but a Superadmin sends the requests. The refusals are not recorded,
    // because they would appear in the student's activity.
    if (isRefusal && caller && !caller.view && isFirst(context, operation)) traces.refused(caller, operation);
    throw error;
  }
}

/**
 * Returns whether this is the first refusal of an operation in a request. A compiled query with an error runs a second
 * time (kernel/fast/compiled-queries.ts), which would record the refusal twice.
 */
function isFirst(context: object, operation: string): boolean {
  const operations = refusedIn.get(context) ?? new Set<string>();
  const isNew = !operations.has(operation);
  refusedIn.set(context, operations.add(operation));
  return isNew;
}

/** Records who read a list. Does nothing for other operations and empty lists. */
export function traceRead(
  traces: ReadTraces,
  { caller }: Pick<RequestContext, "caller">,
  operation: string,
  found: unknown,
): void {
  const entries = entriesOf(found);
  if (caller && entries > 0 && isTracedList(operation)) traces.listRead(caller, operation, entries);
}

/** Returns the number of entries of a list, or of the longest list in a page or payload. */
function entriesOf(found: unknown): number {
  if (Array.isArray(found)) return found.length;
  if (typeof found !== "object" || found === null) return 0;
  return Math.max(0, ...Object.values(found).map((value) => (Array.isArray(value) ? value.length : 0)));
}
