/** As short as a code that one slip still leaves recognisable. */
const SHORTEST = 6;

/** True when one text is the other with one character changed, missing or added, or two neighbours swapped; or is the same. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one.length < SHORTEST || other.length < SHORTEST || Math.abs(one.length - other.length) > 1)
    return false;
  let from = 0;
  while (from < one.length && from < other.length && one[from] === other[from]) from++;
  const [a, b] = [one.slice(from), other.slice(from)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
