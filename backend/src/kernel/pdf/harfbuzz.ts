import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "../project-root.js";

/**
 * The functions of HarfBuzz (https://harfbuzz.github.io) that this file calls. A pointer is a number: an address in
 * HarfBuzz's memory.
 */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory;
  _initialize?(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, owner: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_font_create(face: number): number;
  hb_buffer_create(): number;
  hb_buffer_destroy(buffer: number): void;
  hb_buffer_add_utf16(buffer: number, text: number, length: number, from: number, count: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_font_get_glyph_extents(font: number, glyph: number, extents: number): number;
  hb_font_get_nominal_glyph(font: number, codePoint: number, glyph: number): number;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
}

/** A glyph and its position, in the font's units. */
interface ShapedGlyph {
  readonly id: number;
  /** The text index of the first letter that the glyph shows. */
  readonly at: number;
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** The size in bytes of a glyph's info record, and of its position record. */
const RECORD_BYTES = 20;
/** The memory mode that lets HarfBuzz write to the font's bytes. */
const WRITABLE = 2;
/**
 * The size in bytes of a glyph's extents: left edge, upper edge, width and height. The height is measured downwards and
 * is therefore negative.
 */
const EXTENTS_BYTES = 16;
/** HarfBuzz's numbers for the directions. */
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT] = [4, 5];

let loaded: HarfBuzz | null = null;

/**
 * Loads HarfBuzz, the text shaper of browsers, from its WebAssembly module. The package's own script has a top-level
 * await, which does not work in the tests' CommonJS.
 */
function harfBuzz(): HarfBuzz {
  if (loaded) return loaded;
  const require = createRequire(join(PROJECT_ROOT, "backend", "package.json"));
  const code = new WebAssembly.Module(readFileSync(require.resolve("harfbuzzjs/dist/harfbuzz.wasm")));
  const fail = (): never => {
    throw new Error("HarfBuzz stopped");
  };
  const grow = (bytes: number): number => {
    const missing = Math.ceil((bytes - hb.memory.buffer.byteLength) / 65_536);
    return missing <= 0 || hb.memory.grow(missing) >= 0 ? 1 : 0;
  };
  const env = {
    _emscripten_runtime_keepalive_clear: () => undefined,
    _abort_js: fail,
    _setitimer_js: () => 0,
    emscripten_resize_heap: grow,
  };
  const instance = new WebAssembly.Instance(code, { wasi_snapshot_preview1: { proc_exit: fail }, env });
  const hb = instance.exports as unknown as HarfBuzz;
  hb._initialize?.();
  return (loaded = hb);
}

export interface Shaper {
  /** Returns the glyphs of a text that has a single direction. The glyphs are in drawing order, from left to right. */
  readonly shape: (text: string, isRightToLeft?: boolean) => readonly ShapedGlyph[];
  /** Whether the font has a glyph for a letter. */
  readonly has: (letter: string) => boolean;
  /** Returns how far a glyph extends below the baseline, in the font's units. */
  readonly depth: (glyph: number) => number;
}

/**
 * Creates a font's shaper.
 * @param font the font's bytes (OpenType)
 */
export function shaperOf(font: Uint8Array): Shaper {
  const hb = harfBuzz();
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, WRITABLE, 0, 0), 0);
  const hbFont = hb.hb_font_create(face);
  const known = new Map<string, boolean>();
  const answers = hb.malloc(EXTENTS_BYTES);
  const has = (letter: string): boolean => {
    const answer =
      known.get(letter) ?? hb.hb_font_get_nominal_glyph(hbFont, letter.codePointAt(0) ?? 0, answers) !== 0;
    known.set(letter, answer);
    return answer;
  };
  const shape = (text: string, isRightToLeft = false): ShapedGlyph[] => {
    const letters = hb.malloc(text.length * 2 + 4);
    const units = new Uint16Array(hb.memory.buffer, letters, text.length);
    for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
    const buffer = hb.hb_buffer_create();
    try {
      hb.hb_buffer_add_utf16(buffer, letters, text.length, 0, text.length);
      hb.hb_buffer_set_direction(buffer, isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
      hb.hb_buffer_guess_segment_properties(buffer);
      hb.hb_shape(hbFont, buffer, 0, 0);
      return glyphsIn(hb, buffer, letters);
    } finally {
      hb.hb_buffer_destroy(buffer);
      hb.free(letters);
    }
  };
  const depth = (glyph: number): number => {
    hb.hb_font_get_glyph_extents(hbFont, glyph, answers);
    const memory = new DataView(hb.memory.buffer, answers);
    return -(memory.getInt32(4, true) + memory.getInt32(12, true));
  };
  return { shape, has, depth };
}

/**
 * Reads the glyphs of a shaped buffer.
 * @param counter an address to which HarfBuzz may write the number of glyphs
 */
function glyphsIn(hb: HarfBuzz, buffer: number, counter: number): ShapedGlyph[] {
  const infos = hb.hb_buffer_get_glyph_infos(buffer, counter);
  const positions = hb.hb_buffer_get_glyph_positions(buffer, counter);
  const memory = new DataView(hb.memory.buffer);
  return Array.from({ length: memory.getUint32(counter, true) }, (_, index) => {
    const info = infos + index * RECORD_BYTES;
    const position = positions + index * RECORD_BYTES;
    return {
      id: memory.getUint32(info, true),
      at: memory.getUint32(info + 8, true),
      advance: memory.getInt32(position, true),
      xOffset: memory.getInt32(position + 8, true),
      yOffset: memory.getInt32(position + 12, true),
    };
  });
}
