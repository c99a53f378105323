import { drawable, GLYPH, hasDot } from "./dot-font.js";
import { indexedPng } from "./png.js";

/** What programs that show shared addresses ask for. */
const SIZE = { width: 1200, height: 630 } as const;
/** The colours of the light theme (frontend/src/shared/ui/theme.css), as the other shared pictures have them. */
const PALETTE = [0xf4f4ef, 0x14161a, 0x1a38d6, 0x585c66, 0xffc35a] as const;
const [PAPER, INK, ACCENT, SOFT, AMBER] = [0, 1, 2, 3, 4];
const MARGIN = 56;
/** From a character to the next, and from a line to the next, in dots. */
const ADVANCE = GLYPH.width + 1;
const LINE = GLYPH.height + 2;
/** The name may be so high in all, in pixels, and has at most so many lines. */
const NAME_HEIGHT = 280;
const NAME_LINES = 3;

/** What is written on a picture, from top to bottom. */
export interface ScoreboardTexts {
  readonly clubName: string;
  readonly label: string;
  readonly name: string;
  readonly footer: string;
}

/** The picture that goes with an address that is about one team when it is shared: like a contest's scoreboard, with its name on it. */
export function scoreboardPicture({ clubName, label, name, footer }: ScoreboardTexts): Buffer {
  const pixels = Buffer.alloc(SIZE.width * SIZE.height, PAPER);
  const box = (x: number, y: number, width: number, height: number, colour: number) => {
    for (let row = y; row < Math.min(y + height, SIZE.height); row++)
      pixels.fill(colour, row * SIZE.width + x, row * SIZE.width + Math.min(x + width, SIZE.width));
  };
  const write = (text: string, x: number, y: number, dot: number, colour: number) => {
    // Small dots are drawn without a gap, or they would be pale.
    const side = dot > 7 ? dot - 1 : dot;
    for (const [index, character] of Array.from(text).entries())
      for (let column = 0; column < GLYPH.width; column++)
        for (let row = 0; row < GLYPH.height; row++)
          if (hasDot(character, column, row))
            box(x + (index * ADVANCE + column) * dot, y + row * dot, side, side, colour);
  };

  box(MARGIN, 48, 56, 56, ACCENT);
  for (const [index, top] of [78, 60, 84].entries()) box(MARGIN + 9 + index * 14, top, 10, 100 - top, PAPER);
  const club = drawable(clubName);
  if (club !== null) write(club, MARGIN + 76, 62, 4, INK);

  write(label, MARGIN, 150, 5, ACCENT);
  // In a script that the scoreboard has no dots for, the page says the name.
  const { lines, dot } = fitted(drawable(name) ?? "");
  for (const [index, line] of lines.entries()) write(line, MARGIN, 216 + index * LINE * dot, dot, INK);

  box(0, 526, SIZE.width, SIZE.height - 526, INK);
  box(0, 526, 24, SIZE.height - 526, AMBER);
  const below = drawable(footer);
  if (below !== null) write(shortened(below, 5), MARGIN, 560, 5, PAPER);
  box(0, 518, SIZE.width, 8, SOFT);
  return indexedPng(SIZE.width, SIZE.height, pixels, PALETTE);
}

/** How many characters of a size fit beside one another. */
const roomFor = (dot: number) => Math.floor((SIZE.width - 2 * MARGIN) / (ADVANCE * dot));

function shortened(text: string, dot: number): string {
  const room = roomFor(dot);
  return text.length <= room ? text : `${text.slice(0, room - 3)}...`;
}

/** The text in lines, and the largest dots with which they fit. */
function fitted(text: string): { readonly lines: readonly string[]; readonly dot: number } {
  for (let dot = 14; dot > 5; dot--) {
    const lines = wrapped(text, roomFor(dot));
    if (lines.length <= NAME_LINES && lines.length * LINE * dot <= NAME_HEIGHT) return { lines, dot };
  }
  return { lines: [shortened(text, 5)], dot: 5 };
}

/** Broken between words; a word that is longer than a line is broken itself. */
function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text
    .split(/\s+/)
    .flatMap((one) => one.match(new RegExp(`.{1,${String(room)}}`, "g")) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
