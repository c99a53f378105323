import type { CellChange } from "../table/cells/cell-changes";
import type { RowSource } from "../table/row-source";

/** A person of a list whose cells are edited. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly rollNo: string | null;
}

export const NAMES = ["Asha", "Bela", "Chand", "Dev"];

/**
 * Returns a server with four people. The server saves either all changes or none, and converts values to upper case.
 * Roll numbers must begin with 21.
 */
export function peopleServer() {
  const people = new Map<string, Person>(
    NAMES.map((name, n) => [String(n), { id: String(n), name, rollNo: null }]),
  );
  const sent: (readonly CellChange[])[] = [];
  const control = { delay: Promise.resolve() };
  const save = async (changes: readonly CellChange[], preview: boolean) => {
    if (!preview) sent.push(changes);
    await control.delay;
    const cells = changes.map(({ id, field, from, to }) => {
      const now = people.get(id)?.[field as keyof Person] ?? null;
      const problem =
        (now ?? "") !== from
          ? `Now "${now ?? ""}"`
          : field === "rollNo" && to !== "" && !to.startsWith("21")
            ? "No roll number"
            : null;
      return { from: now, to: to.toUpperCase() || null, problem };
    });
    const applied = !preview && cells.every(({ problem }) => problem === null);
    if (applied)
      for (const [n, { id, field }] of changes.entries())
        people.set(id, { ...(people.get(id) as Person), [field]: cells[n]?.to });
    return { applied, cells };
  };
  const rowsOf = (search: string) => [...people.values()].filter(({ name }) => name.includes(search));
  const source: RowSource<Person> = {
    part: ({ search }) => {
      const rows = rowsOf(search);
      return Promise.resolve({ rows, endCursor: null, counts: { count: rows.length, all: people.size } });
    },
    ids: () => Promise.resolve([...people.keys()]),
    byIds: (ids) => Promise.resolve(ids.flatMap((id) => people.get(id) ?? [])),
  };
  return { people, sent, save, source, control };
}
