import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type BuildEnvironmentOptions, type Plugin } from "vite";
import { CHUNK_GROUPS } from "./chunk-groups.mjs";
import { enumerations } from "./enumerations.mjs";
import { catalogueOf, TRANSLATED } from "./languages/catalogues.mjs";
import { pageIn } from "./languages/frame.mjs";
import { handbook } from "./languages/handbook.mjs";
import { inLanguage } from "./languages/plugin.mjs";
import { forOldestBrowsers, OLDEST_BROWSERS } from "./oldest-browsers.mjs";
import { usedTexts } from "./used-texts.mjs";

/** The language of this build. scripts/build-site.mjs builds the site once for each language. */
const language = process.env["SITE_LANGUAGE"] ?? "en";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const base = language === "en" ? "/" : `/${language}/`;

/** Preloads the text font together with the page, instead of after the style sheet. */
function preloadTextFont(): Plugin {
  return {
    name: "preload-text-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /archivo-(?!accents).*\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              href: `${base}${file}`,
              as: "font",
              type: "font/woff2",
              crossorigin: "",
            },
            injectTo: "head" as const,
          })),
    },
  };
}

/** Leaves the comments of index.html out of the built page. They are for developers. */
function withoutComments(): Plugin {
  return {
    name: "without-comments",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replace(/\s*<!--.*?-->/gs, "") },
  };
}

/** Returns the page that the service worker shows when offline, in the given language. */
function offlinePage(of: string): string {
  return pageIn(readFileSync(here("public/offline.html"), "utf8"), of, catalogueOf(of));
}

/** Writes the offline page into a language's folder. The English page is in `public`. */
function translatedOfflinePage(): Plugin {
  return {
    name: "offline-page",
    apply: (_config, { command, isSsrBuild }) =>
      command === "build" && isSsrBuild !== true && language !== "en",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: offlinePage(language) });
    },
  };
}

/** Writes the service worker to the site's root, with a version that changes when the build's files change. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: (_config, { command, isSsrBuild }) =>
      command === "build" && isSsrBuild !== true && language === "en",
    generateBundle(_options, bundle) {
      const files = ["service-worker.js", "public/offline.html", "public/offline.js"].map((file) =>
        readFileSync(here(file), "utf8"),
      );
      const translated = TRANSLATED.map((each) => offlinePage(each));
      const version = createHash("sha256")
        .update([...Object.keys(bundle).sort(), ...files, ...translated].join("\n"))
        .digest("hex");
      const source = (files[0] ?? "")
        .replaceAll("BUILD_VERSION", version.slice(0, 12))
        .replaceAll("BUILD_LANGUAGES", TRANSLATED.join(" "));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}

/** The build for browsers. */
const site: BuildEnvironmentOptions = {
  outDir: "dist",
  target: OLDEST_BROWSERS,
  copyPublicDir: language === "en", // copied once, because all languages share these files
  manifest: true, // the manifest lists each page's chunks for the server that renders it
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  // All supported browsers can preload modules without a polyfill.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      codeSplitting: { groups: CHUNK_GROUPS },
      // Seven characters is the shortest hash that Rolldown allows for so many files. Short hashes make the files that
      // contain them smaller, because compression does not shorten a hash.
      entryFileNames: "assets/[name]-[hash:7].js",
      chunkFileNames: "assets/[name]-[hash:7].js",
    },
  },
};

/** The build for the server, which renders the public pages (backend/src/app/pages). Includes all packages. */
const serverBundle: BuildEnvironmentOptions = {
  outDir: "dist-server",
  copyPublicDir: false,
  emitAssets: false,
  reportCompressedSize: false,
  rolldownOptions: {
    output: {
      format: "cjs",
      entryFileNames: "[name].cjs",
      chunkFileNames: "[name]-[hash].cjs",
      // The same settings as the server's own build (scripts/build-server.mjs).
      minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
    },
  },
};

/**
 * Leaves out React's report to the browser's developer tools and React Router's warnings for developers. This saves
 * about 1 kB on every first visit. The aliases are needed because React Router's exports lead only to its development
 * files.
 */
const production = {
  alias: [
    { find: /^react-router$/, replacement: here("../node_modules/react-router/dist/production/index.mjs") },
    {
      find: /^react-router\/dom$/,
      replacement: here("../node_modules/react-router/dist/production/dom-export.mjs"),
    },
  ],
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here("."),
  base,
  plugins: [
    enumerations(),
    usedTexts(),
    inLanguage(),
    handbook(),
    react(),
    tailwindcss(),
    preloadTextFont(),
    withoutComments(),
    translatedOfflinePage(),
    serviceWorker(),
    forOldestBrowsers(),
  ],
  resolve: {
    alias: [
      { find: "@contract", replacement: here("../backend/src") },
      // In the browser, the contract's GraphQL decorators do nothing. The shim leaves out graphql itself.
      { find: "type-graphql", replacement: "type-graphql/shim" },
      ...(command === "build" ? production.alias : []),
    ],
    // RxJS, which Apollo uses, has two builds. The build for browsers since 2015 is 7 kB smaller than the build for
    // older browsers.
    conditions: ["es2015", ...defaultClientConditions],
  },
  define: command === "build" ? production.define : {},
  // Contract classes use legacy decorators with explicit types, so no metadata is needed.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: false } },
  build: isSsrBuild ? serverBundle : site,
  // The built file for the server must include its packages. In development, Node.js loads the packages itself.
  ssr: command === "build" ? { noExternal: true } : {},
  // The playground is a separate build. Scanning its page would stop Vite with an error, because only the playground's
  // plugin knows its workers.
  optimizeDeps: { entries: ["index.html"] },
  server: { port: 5173, strictPort: true },
}));
