import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import type { Caller } from "../auth/caller.js";
import type { RequestContext } from "../auth/request-context.js";
import { isTracedList, type TracedList } from "../contract/traced-lists.js";

/** Where reads are written down. */
export interface ReadTraces {
  listRead(caller: Pick<Caller, "userId" | "name">, list: TracedList, entries: number): void;
}

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
