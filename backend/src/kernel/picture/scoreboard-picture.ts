import { drawable, GLYPH, hasDot } from "./dot-font.js";
import { colourNumber, type DrawnLook, PRODUCT_LOOK, PRODUCT_MARK } from "./drawn-look.js";
import { indexedPng } from "./png.js";

/** The usual size of a link preview, in pixels. */
const SIZE = { width: 1200, height: 630 } as const;
/**
 * Paper, ink and accent of the light theme (frontend/src/shared/ui/theme.css), then a grey and an amber for the strip
 * at the bottom of the picture. The club's accent replaces the theme's.
 */
const COLOURS = [0xf4f4ef, 0x14161a, 0x1a38d6, 0x585c66, 0xffc35a] as const;
const [PAPER, INK, ACCENT, SOFT, AMBER] = [0, 1, 2, 3, 4];
/** Three steps from paper to ink, for the edges of letters. */
const SHADES = [0xbcbcba, 0x848585, 0x4c4e50] as const;
/** The logo's distance from the top, and the length of its sides, in pixels. */
const MARK = { y: 48, side: 56 } as const;
const MARGIN = 56;
/** Distances between the starts of two adjacent characters, and of two adjacent lines, in dots. */
const ADVANCE = GLYPH.width + 1;
const LINE = GLYPH.height + 2;
/** Maximum height of the team's name in pixels, and its maximum number of lines. */
const NAME_HEIGHT = 280;
const NAME_LINES = 3;

/** The texts on a picture, from top to bottom. */
export interface ScoreboardTexts {
  readonly clubName: string;
  readonly label: string;
  readonly name: string;
  readonly footer: string;
}

/**
 * Draws the link preview for a page about one team: the team's name on a contest's scoreboard. Texts that the dot font
 * cannot write use the fonts of the club's documents.
 */
export async function scoreboardPicture(
  { clubName, label, name, footer }: ScoreboardTexts,
  { accent, mark }: DrawnLook = PRODUCT_LOOK,
): Promise<Buffer> {
  const palette: number[] = [...COLOURS, ...SHADES];
  palette[ACCENT] = colourNumber(accent);
  const pixels = Buffer.alloc(SIZE.width * SIZE.height, PAPER);
  const box = (x: number, y: number, width: number, height: number, colour: number) => {
    for (let row = y; row < Math.min(y + height, SIZE.height); row++)
      pixels.fill(colour, row * SIZE.width + x, row * SIZE.width + Math.min(x + width, SIZE.width));
  };
  const write = (text: string, x: number, y: number, dot: number, colour: number) => {
    // Draws small dots without gaps, because gaps would make the text look pale.
    const side = dot > 7 ? dot - 1 : dot;
    for (const [index, character] of Array.from(text).entries())
      for (let column = 0; column < GLYPH.width; column++)
        for (let row = 0; row < GLYPH.height; row++)
          if (hasDot(character, column, row))
            box(x + (index * ADVANCE + column) * dot, y + row * dot, side, side, colour);
  };

  /** Draws a text that the dot font cannot write. The fonts are loaded only when this is first needed. */
  const draw = async (text: string, y: number, { colour, ...room }: Room) => {
    const { drawText } = await import("./outlined-text.js");
    drawText(
      text,
      { x: MARGIN, width: SIZE.width - 2 * MARGIN, smallest: 0, y, ...room },
      (x, row, share) => {
        const at = row * SIZE.width + x;
        const quarters = Math.round(share * 4);
        if (quarters === 0 || x < 0 || x >= SIZE.width || pixels[at] === colour) return;
        const shade = colour === PAPER ? 4 - quarters : quarters;
        pixels[at] = quarters === 4 ? colour : COLOURS.length - 1 + shade;
      },
    );
  };

  if (mark === "product") {
    box(MARGIN, MARK.y, MARK.side, MARK.side, ACCENT);
    const at = (units: number) => Math.round((units * MARK.side) / PRODUCT_MARK.size);
    for (const [left, top, width, height] of PRODUCT_MARK.bars)
      box(MARGIN + at(left), MARK.y + at(top), at(width), at(height), PAPER);
  } else if (mark !== "none") {
    const { markPixels } = await import("./mark-pixels.js");
    const own = markPixels(mark, MARK.side, COLOURS[0]);
    for (const [index, number] of own.pixels.entries())
      pixels[(MARK.y + Math.floor(index / MARK.side)) * SIZE.width + MARGIN + (index % MARK.side)] =
        palette.length + number;
    palette.push(...own.palette);
  }
  const club = drawable(clubName);
  if (club !== null) write(club, MARGIN + 76, 62, 4, INK);
  else await draw(clubName, 50, { ...CLUB, x: MARGIN + 76, width: SIZE.width - 2 * MARGIN - 76 });

  write(label, MARGIN, 150, 5, ACCENT);
  const dotted = drawable(name);
  if (dotted === null) await draw(name, 206, NAME);
  else {
    const { lines, dot } = fitted(dotted);
    for (const [index, line] of lines.entries()) write(line, MARGIN, 216 + index * LINE * dot, dot, INK);
  }

  box(0, 526, SIZE.width, SIZE.height - 526, INK);
  box(0, 526, 24, SIZE.height - 526, AMBER);
  const below = drawable(footer);
  if (below !== null) write(shortened(below, 5), MARGIN, 560, 5, PAPER);
  else await draw(footer, 548, FOOTER);
  box(0, 518, SIZE.width, 8, SOFT);
  return indexedPng(SIZE.width, SIZE.height, pixels, palette);
}

/** The colour, font size and space for a text that `draw` draws. `write` draws the texts in the dot font. */
interface Room {
  readonly colour: number;
  readonly size: number;
  readonly lines: number;
  readonly height: number;
  readonly x?: number;
  readonly width?: number;
}
const NAME: Room = { colour: INK, size: 120, lines: NAME_LINES, height: NAME_HEIGHT + 20 };
const CLUB: Room = { colour: INK, size: 36, lines: 1, height: 52 };
const FOOTER: Room = { colour: PAPER, size: 44, lines: 1, height: 64 };

/** Returns the number of characters that fit in a row at a dot size. */
const roomFor = (dot: number) => Math.floor((SIZE.width - 2 * MARGIN) / (ADVANCE * dot));

function shortened(text: string, dot: number): string {
  const room = roomFor(dot);
  return text.length <= room ? text : `${text.slice(0, room - 3)}...`;
}

/**
 * Breaks the text into lines. Returns the lines and the largest dot size at which they fit. If the text fits at no
 * size, shortens it.
 */
function fitted(text: string): { readonly lines: readonly string[]; readonly dot: number } {
  for (let dot = 14; dot > 5; dot--) {
    const lines = wrapped(text, roomFor(dot));
    if (lines.length <= NAME_LINES && lines.length * LINE * dot <= NAME_HEIGHT) return { lines, dot };
  }
  return { lines: [shortened(text, 5)], dot: 5 };
}

/** Breaks a text between words. Also breaks a word that is longer than a line. */
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
