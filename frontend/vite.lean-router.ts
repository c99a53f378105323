import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PRODUCTION = fileURLToPath(new URL("../node_modules/react-router/dist/production/", import.meta.url));

/**
 * Leaves out what the site does not use of React Router, 1.8 kB of every first visit. The package's exports lead bundlers
 * to its development files only; and its components are made by calls that a bundler cannot know to be without effect,
 * and get names for React's developer tools, so that all of them (forms, fetchers) would come along.
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${PRODUCTION}index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${PRODUCTION}dom-export.mjs` },
        ],
      },
    }),
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/(?<== )(?=React\d*\.(?:forwardRef|createContext)\()/g, "/* @__PURE__ */ ")
          .replace(/^\w+\.displayName = "\w+";$/gm, ""),
        map: null,
      }),
    },
  };
}
