import { existsSync } from "node:fs";
import { findProgram } from "./programs.mjs";

const SHELL = "chromium-headless-shell";
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "Chromium", "Google Chrome"];
const FOLDERS = [
  "/Applications/Chromium.app/Contents/MacOS",
  "/Applications/Google Chrome.app/Contents/MacOS",
];

/**
 * Returns the browser for the journeys: the one CHROMIUM_PATH names, or the system's Chromium or Chrome, or undefined. The
 * headless shell comes first: the same engine without windows, tabs and menus, for half the work.
 */
export function findChromium() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return existsSync(named) ? named : undefined;
  return findProgram([SHELL, ...WHOLE], FOLDERS);
}

/**
 * Returns the system's whole Chromium or Chrome where the journeys run in the headless shell, or undefined. People have a
 * whole one: it hands some addresses to the system and has dialogs of its own.
 */
export function findSecondChromium() {
  if (process.env["CHROMIUM_PATH"] || !findProgram([SHELL])) return undefined;
  return findProgram(WHOLE, FOLDERS);
}
