import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at the end. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The folder for data that scripts keep from their last run. Deleting the folder costs only time. */
export const CACHE = `${ROOT}.cache/`;
