/**
 * V8 keeps a script's text in memory, at two bytes a letter if Node.js finds one in it that is not ASCII: a single rupee sign in
 * five million letters costs five megabytes.
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
