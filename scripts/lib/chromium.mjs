import { existsSync } from "node:fs";
import { findProgram } from "./programs.mjs";

const SHELL = "chromium-headless-shell";
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "Chromium", "Google Chrome"];
const FOLDERS = [
  "/Applications/Chromium.app/Contents/MacOS",
  "/Applications/Google Chrome.app/Contents/MacOS",
];

/**
 * Returns the path of the browser for the journeys: the one in CHROMIUM_PATH, or the system's Chromium or Chrome.
 * Returns undefined if there is none. Prefers the headless shell: it has the same engine without windows, tabs and
 * menus, and needs half the processor time.
 */
export function findChromium() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return existsSync(named) ? named : undefined;
  return findProgram([SHELL, ...WHOLE], FOLDERS);
}

/**
 * If the journeys run in the headless shell, returns the path of the system's full Chromium or Chrome. Otherwise
 * returns undefined. Unlike the shell, a user's full browser passes some addresses to the operating system and has its
 * own dialogs.
 */
export function findSecondChromium() {
  if (process.env["CHROMIUM_PATH"] || !findProgram([SHELL])) return undefined;
  return findProgram(WHOLE, FOLDERS);
}
