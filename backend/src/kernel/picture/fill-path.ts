/** The number of straight lines per curve. Eight suffice, because letters are at most a few hundred pixels high. */
const STEPS = 8;
/** Sampled rows per pixel, for smooth slanted edges. */
const ROWS = 4;

type Point = readonly [x: number, y: number];

/**
 * The position of a path's origin in pixels, and the number of pixels per unit of the path. The path's y axis points
 * up, as in fonts.
 */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Calls `paint` for each pixel that lies partly or fully inside a path.
 * @param path the data of an SVG path with absolute M, L, Q, C and Z only, as in fonts
 * @param paint receives a pixel's column and row, and the share of the pixel inside the path, from 0 to 1
 */
export function fillPath(
  path: string,
  placed: Placed,
  paint: (x: number, y: number, share: number) => void,
): void {
  const edges = outlinesOf(path, placed).flatMap((points) =>
    points.map((point, index): readonly [Point, Point] => [
      point,
      points[(index + 1) % points.length] ?? point,
    ]),
  );
  if (edges.length === 0) return;
  const heights = edges.map(([[, y]]) => y);
  const last = Math.ceil(Math.max(...heights));
  for (let y = Math.floor(Math.min(...heights)); y < last; y++) {
    const shares = new Map<number, number>();
    for (let row = 0; row < ROWS; row++)
      for (const [from, to] of spansAt(edges, y + (row + 0.5) / ROWS))
        for (let x = Math.floor(from); x < to; x++) {
          const share = Math.min(to, x + 1) - Math.max(from, x);
          shares.set(x, (shares.get(x) ?? 0) + share / ROWS);
        }
    for (const [x, share] of shares) paint(x, y, share);
  }
}

/** Returns the horizontal spans inside the path at one height, by the nonzero winding rule. */
function spansAt(edges: readonly (readonly [Point, Point])[], height: number): (readonly [number, number])[] {
  const crossings = edges
    .filter(([[, a], [, b]]) => a <= height !== b <= height)
    .map(([[ax, ay], [bx, by]]) => ({
      x: ax + ((height - ay) / (by - ay)) * (bx - ax),
      turn: by > ay ? 1 : -1,
    }))
    .sort((one, other) => one.x - other.x);
  const spans: (readonly [number, number])[] = [];
  let turns = 0;
  crossings.forEach(({ x, turn }, index) => {
    turns += turn;
    const next = crossings[index + 1];
    if (turns !== 0 && next) spans.push([x, next.x]);
  });
  return spans;
}

/** Returns the outlines of a path as lists of corners, in pixels. */
function outlinesOf(path: string, { x, y, scale }: Placed): Point[][] {
  const outlines: Point[][] = [];
  for (const [, command = "", numbers = ""] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = Array.from(numbers.matchAll(/-?[\d.]+(?:e-?\d+)?/g), Number);
    const points = Array.from({ length: values.length / 2 }, (_, at): Point => {
      return [x + (values[2 * at] ?? 0) * scale, y - (values[2 * at + 1] ?? 0) * scale];
    });
    if (command === "M") outlines.push(points);
    const start = outlines.at(-1)?.at(-1);
    if (command === "L" || command === "Q" || command === "C")
      for (let step = 1; start && step <= (command === "L" ? 1 : STEPS); step++)
        outlines.at(-1)?.push(between([start, ...points], command === "L" ? 1 : step / STEPS));
  }
  return outlines;
}

/** Returns the point at `share` of a Bezier curve, by De Casteljau's algorithm. */
function between(points: readonly Point[], share: number): Point {
  const [first = [0, 0] as const, ...rest] = points;
  if (rest.length === 0) return first;
  const next = rest.map(([x, y], index): Point => {
    const [ax, ay] = points[index] ?? first;
    return [ax + (x - ax) * share, ay + (y - ay) * share];
  });
  return between(next, share);
}
