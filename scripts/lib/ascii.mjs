/**
 * Escapes all non-ASCII characters of a bundle. V8 keeps a script's text in memory, with two bytes per character if any
 * character is not in Latin-1. A single rupee sign in five million characters costs five megabytes.
 * @type {import("vite").Plugin}
 */
export const ascii = {
  name: "ascii",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      file.code = file.code.replace(/[^\0-\x7f]/g, (letter) => {
        return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
      });
    }
  },
};
