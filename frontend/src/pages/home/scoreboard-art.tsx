const ROWS = 7;
const COLUMNS = 8;
const CELL = 48;
const RANK = 56;

/** Which problems each row has solved, as a contest ends: the higher the row, the fuller. One letter a cell: s solved, t tried, - untouched. */
const BOARD = ["sssssst-", "sssss-st", "ssst-s--", "s-ssst--", "sst-s---", "st-s-t--", "-s-t----"];

const LOOK: Readonly<Record<string, string>> = {
  s: "fill-accent stroke-paper",
  t: "fill-accent-wash stroke-paper",
  "-": "fill-transparent stroke-rule",
};

/** The hero's picture: an abstract contest scoreboard. Decoration only, it shows no real standings. */
export function ScoreboardArt() {
  return (
    <svg viewBox={`0 0 ${RANK + COLUMNS * CELL} ${ROWS * CELL}`} aria-hidden="true" className="w-full">
      {BOARD.map((row, y) => (
        <g key={row}>
          <text
            x={RANK - 16}
            y={y * CELL + 31}
            textAnchor="end"
            className="fill-ink font-mono text-lg font-bold"
          >
            {y + 1}
          </text>
          {Array.from(row, (state, x) => (
            <rect
              key={x}
              x={RANK + x * CELL + 1}
              y={y * CELL + 1}
              width={CELL - 2}
              height={CELL - 2}
              strokeWidth="1"
              className={LOOK[state]}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
