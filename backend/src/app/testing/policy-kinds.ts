import { OPERATION_POLICY, ROUTE_POLICY } from "./policy.js";
import { ACTORS, type PolicyActor, type PolicyRow } from "./policy-rows.js";

/** The distinct rows by kind. Most operations and routes share their row with others. */
const KINDS = new Map(
  [...Object.values(OPERATION_POLICY), ...Object.values(ROUTE_POLICY)].map((row) => [kindOf(row), row]),
);

/** Returns the first operation or route of each kind of row in a table. */
export function oneOfEachKind(table: Readonly<Record<string, PolicyRow>>): ReadonlySet<string> {
  const firsts = new Map<string, string>();
  for (const [name, row] of Object.entries(table)) {
    const kind = kindOf(row);
    if (!firsts.has(kind)) firsts.set(kind, name);
  }
  return new Set(firsts.values());
}

/**
 * Returns a few actors that distinguish a row from every other kind of row. In each other kind, at least one of these
 * actors has a different result. Always includes a visitor, and an allowed actor if the row has one.
 */
export function tellingActors(row: PolicyRow): PolicyActor[] {
  const chosen: PolicyActor[] = ["anonymous"];
  let alike = [...KINDS.values()].filter((other) => kindOf(other) !== kindOf(row));
  const setsApart = (actor: PolicyActor): number =>
    alike.filter((other) => other[actor] !== row[actor]).length;
  alike = alike.filter((other) => other.anonymous === row.anonymous);
  while (alike.length > 0) {
    const next = ACTORS.reduce((best, actor) => (setsApart(actor) > setsApart(best) ? actor : best));
    chosen.push(next);
    alike = alike.filter((other) => other[next] === row[next]);
  }
  const permitted = ACTORS.find((actor) => row[actor] === "allowed");
  if (permitted && !chosen.some((actor) => row[actor] === "allowed")) chosen.push(permitted);
  return chosen;
}

function kindOf(row: PolicyRow): string {
  return ACTORS.map((actor) => row[actor]).join(" ");
}
