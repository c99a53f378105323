/** Milliseconds between progress lines when the output is piped. Without these lines, a long run would look broken. */
const HEARTBEAT_MS = 15_000;
const REDRAW_MS = 500;

/** @typedef {{ label: string, began: number, stream: NodeJS.WriteStream }} Running */

/**
 * The running parts, in the order in which they began.
 * @type {Set<Running>}
 */
const running = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;

/**
 * Shows that a part of a longer job is running, until `end` is called with its result. On a terminal, one line for all
 * concurrent parts is redrawn. If the output is piped, lines are printed at the start, at the end and at intervals.
 * @param {string} label
 * @param {NodeJS.WriteStream} [stream] standard error by default, because a tool's output may be piped
 */
export function showProgress(label, stream = process.stderr) {
  const part = { label, began: Date.now(), stream };
  running.add(part);
  if (stream.isTTY) draw(stream);
  else stream.write(`  … ${label}\n`);
  timer ??= setInterval(beat, stream.isTTY ? REDRAW_MS : HEARTBEAT_MS);
  return {
    /**
     * Shows the part's result.
     * @param {boolean} ok
     * @param {string} [output] printed below the result
     */
    end(ok, output = "") {
      running.delete(part);
      if (running.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
      stream.write(
        `${stream.isTTY ? CLEAR : ""}  ${ok ? "✓" : "✗"} ${label} (${secondsOf(part)})\n${output}`,
      );
      if (stream.isTTY && running.size > 0) draw(stream);
    },
  };
}

const CLEAR = "\r\u001b[K";

function beat() {
  const [first] = running;
  if (!first) return;
  const { stream } = first;
  if (stream.isTTY) draw(stream);
  else stream.write(`    still ${[...running].map(describe).join("; ")}\n`);
}

/**
 * Draws the line, cut to the terminal's width, because a wrapped line cannot be cleared.
 * @param {NodeJS.WriteStream} stream
 */
function draw(stream) {
  const parts = [...running].map((part) => `${part.label} (${secondsOf(part)})`);
  stream.write(`${CLEAR}${`  … ${parts.join(", ")}`.slice(0, (stream.columns || 80) - 1)}`);
}

/** @param {Running} part */
function describe(part) {
  return `${part.label.charAt(0).toLowerCase()}${part.label.slice(1)}, ${secondsOf(part)}`;
}

/** @param {Running} part */
function secondsOf({ began }) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}
