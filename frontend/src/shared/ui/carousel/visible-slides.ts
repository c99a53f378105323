/** Where the selected slide stands among those that are seen. */
export type Align = "start" | "center";

interface View {
  readonly selected: number;
  readonly count: number;
  readonly perView: number;
  readonly align: Align;
}

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** The indexes of the slides that are seen, in a row without ends. */
export function slidesShown({ selected, count, perView, align }: View): ReadonlySet<number> {
  const first = align === "center" ? selected - Math.floor((perView - 1) / 2) : selected;
  return new Set(Array.from({ length: Math.min(perView, count) }, (_, step) => wrap(first + step, count)));
}

/** These and the ones next to them. */
export function slidesAround(shown: ReadonlySet<number>, count: number): ReadonlySet<number> {
  return new Set(
    [...shown].flatMap((index) => [index - 1, index, index + 1].map((near) => wrap(near, count))),
  );
}
