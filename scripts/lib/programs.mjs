import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Returns the path of the first program that exists on the PATH or in one of the folders, or undefined if there is
 * none.
 * @param {string[]} names
 * @param {string[]} [folders]
 */
export function findProgram(names, folders = []) {
  const places = [...(process.env["PATH"] ?? "").split(delimiter), ...folders];
  return names.flatMap((name) => places.map((place) => join(place, name))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
