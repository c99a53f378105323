import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import type { Caller } from "../auth/caller.js";
import type { RequestContext } from "../auth/request-context.js";
import { isTracedList, type TracedList } from "../contract/traced-lists.js";
import { DomainError } from "../errors/domain-error.js";

/** Where reads and refused access are written down. */
export interface ReadTraces {
  listRead(caller: Pick<Caller, "userId" | "name">, list: TracedList, entries: number): void;
  /** @param operation a query, a mutation, or a route with its method */
  refused(caller: Pick<Caller, "userId" | "userAgent">, operation: string): void;
}

/** What each request was refused. */
const refusedIn = new WeakMap<object, Set<string>>();

type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * Has each list of people write down who read it, and how many entries.
 * @param schema built just now; its fields change
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
 * Has each query and mutation write down whom it refused for lack of a right.
 * @param schema built just now; its fields change
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

/** Runs an operation, and writes down whom it refused for lack of a right. @throws what the operation throws */
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
    // A Superadmin who sees the site as a student is not that student.
    if (isRefusal && caller && !caller.view && isFirst(context, operation)) traces.refused(caller, operation);
    throw error;
  }
}

/** A compiled query with an error runs a second time (kernel/fast/compiled-queries.ts): one request is one refusal. */
function isFirst(context: object, operation: string): boolean {
  const operations = refusedIn.get(context) ?? new Set<string>();
  const isNew = !operations.has(operation);
  refusedIn.set(context, operations.add(operation));
  return isNew;
}

/** Writes down who read a list; nothing for any other operation, and for an empty list. */
export function traceRead(
  traces: ReadTraces,
  { caller }: Pick<RequestContext, "caller">,
  operation: string,
  found: unknown,
): void {
  const entries = entriesOf(found);
  if (caller && entries > 0 && isTracedList(operation)) traces.listRead(caller, operation, entries);
}

/** How many entries a list, a page, or an answer around a list has: that of its longest list. */
function entriesOf(found: unknown): number {
  if (Array.isArray(found)) return found.length;
  if (typeof found !== "object" || found === null) return 0;
  return Math.max(0, ...Object.values(found).map((value) => (Array.isArray(value) ? value.length : 0)));
}
