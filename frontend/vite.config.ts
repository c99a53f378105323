import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from "vite";
import { enumerations } from "./enumerations.mjs";
import { catalogueOf, TRANSLATED } from "./languages/catalogues.mjs";
import { pageIn } from "./languages/frame.mjs";
import { handbook } from "./languages/handbook.mjs";
import { inLanguage } from "./languages/plugin.mjs";
import { forOldestBrowsers, OLDEST_BROWSERS } from "./oldest-browsers.mjs";

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

/** Returns the page in the given language that the service worker shows when offline. */
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

/** Writes the service worker to the site's root, with a new version for each build. */
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
        .replace("BUILD_VERSION", version.slice(0, 12))
        .replace("BUILD_LANGUAGES", TRANSLATED.join(" "));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}

/**
 * The groups of modules that screens share, so that there are few files instead of one per module. A group includes its
 * modules' imports, except those in an earlier group, so the order matters. Every page loads `core`. Keep forms, Apollo
 * and class-validator out of the layout and the public pages, because their first load has a budget
 * (docs/performance.md, "Budgets that tests hold").
 */
const chunkGroups = [
  { name: "core", tags: ["$initial" as const], priority: 5 },
  // Helpers that both Apollo and Radix import. Without this group, dialogs would load Apollo.
  { name: "helpers", test: /[\\/]node_modules[\\/]tslib[\\/]/, priority: 5 },
  // Apollo's file also contains the documents for the forms that are sent before a log-in, because these forms need
  // Apollo anyway.
  {
    name: "apollo",
    test: /[\\/]node_modules[\\/](@apollo|graphql)[\\/]|[\\/]src[\\/]graphql[\\/](features[\\/](accounts|admin-access)|shared[\\/]session)\.ts$/,
    priority: 4,
  },
  // The part of a form that the public contact page needs. The rest of the forms, which only signed-in people need, is
  // separate.
  {
    name: "fields",
    test: /[\\/]texts[\\/]contact\.texts\.ts$|[\\/]shared[\\/](forms[\\/](use-form|form-errors)|ui[\\/](text-field|text-area-field|field-frame|control-style|error-summary))\.tsx?$/,
    priority: 4,
  },
  {
    name: "forms",
    test: /[\\/]kernel[\\/]contract[\\/](catalogue|limits|texts[\\/](requests|accounts|teams|payments|events)\.texts)\.ts$|[\\/]shared[\\/](drafts[\\/]tab-draft|forms[\\/](use-form|submit-button|form-failure|use-submit-when-full)|hooks[\\/]use-still-trying|errors[\\/]app-error|ui[\\/]((?!code-).*-field|field-kinds|radio-group|error-summary|resend-button))\.tsx?$/,
    priority: 3,
  },
  { name: "overlays", test: /[\\/]shared[\\/]ui[\\/](modal|confirm-modal)\.tsx$/, priority: 2 },
  // The modules of nearly every public page, in one small file. Separate files would each add HTTP headers and compress
  // worse.
  {
    name: "pages",
    test: /[\\/]shared[\\/](ui[\\/](page-heading|page-meta|lazy-image|load-failure)|hooks[\\/]use-(near-viewport|hydrated)|site-origin)\.tsx?$/,
    priority: 1,
  },
  // The texts about dates, registration, handles and places on the home page, an event's page and its results. If they
  // were in a group with the rules of forms, a page that links to a handle would load those rules and Apollo.
  {
    name: "events",
    test: /[\\/]features[\\/]events[\\/]components[\\/](event-days|register-link|registration-deadline)|[\\/]shared[\\/]lazy-section\.tsx?$|[\\/](ui|format)[\\/]date-time\.tsx?$|[\\/](india-time|rupees)\.ts$|[\\/]contract[\\/](calendar-path|profile-address|place-text|result-paths|picture-paths)\.ts$/,
    priority: 4,
  },
  // The modules shared by the list of events and an event's page. They are separate from `events`, because the log-in
  // and sign-up forms also load `events`.
  {
    name: "event-facts",
    test: /[\\/]features[\\/]events[\\/](components[\\/]event-state-flag|event-facts)\.tsx?$|[\\/]contract[\\/]result-row\.ts$/,
    priority: 4,
  },
  // The modules of the log-in and sign-up forms, and of the frame around every personal page, in one file each.
  // Visitors open these pages with an empty cache, and on a phone network each small file waits for its turn.
  {
    name: "personal",
    test: /[\\/]shared[\\/](paths|when-idle|hooks[\\/]use-media-query|session[\\/](ended-session|known-grants|grant-names|store-login|refresh))\.tsx?$/,
    priority: 1,
  },
  {
    name: "entrance",
    test: /[\\/]pages[\\/]account-frame\.tsx$|[\\/]features[\\/](accounts[\\/](components[\\/]entrance[\\/](log-in-form|own-data-fields)|hooks[\\/]use-(linked-code|resend|focus-on-change))|admin-access[\\/]use-landing|teams[\\/]invitations[\\/]join-intent)\.tsx?$/,
    priority: 1,
  },
  // The states of a list (loading, failed, empty), which nearly every personal page needs, and other modules of a few
  // lines. Separate files would be costly, because the log-in and sign-up forms load the name of each file.
  {
    name: "lists",
    test: /[\\/]shared[\\/](ui[\\/](list-state|empty-state|skeleton)\.tsx|events[\\/]no-current-event\.tsx|apollo[\\/]use-query-state\.ts|session[\\/]may\.ts|(errors[\\/]by-field|forms[\\/]known-texts)\.ts)$|[\\/]features[\\/]teams[\\/]hooks[\\/]use-focus-when-lost\.ts$|[\\/]contract[\\/]receipt-number\.ts$/,
    priority: 1,
  },
  // Small modules that the tabs of the admin area share.
  {
    name: "admin",
    test: /[\\/]shared[\\/](admin-addresses|hooks[\\/]use-address|events[\\/]use-admin-events|table[\\/](mail-selection|choose-file)|format[\\/](waiting-time|moment-field|bytes-as-text))\.tsx?$/,
    priority: 1,
  },
  // The rules of forms, which are loaded when a form gets the focus.
  { name: "rules", test: /[\\/]node_modules[\\/]class-validator[\\/]|\.input\.ts$/, priority: 1 },
];

/** The build for browsers. */
const site: BuildEnvironmentOptions = {
  outDir: "dist",
  target: OLDEST_BROWSERS,
  copyPublicDir: language === "en", // the same files for all languages
  manifest: true, // the manifest lists each page's chunks for the server that renders it
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  // All supported browsers can preload modules without a polyfill.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      codeSplitting: { groups: chunkGroups },
      // Seven characters is the shortest hash that Rolldown allows for so many files. Compression does not shorten a
      // hash.
      entryFileNames: "assets/[name]-[hash:7].js",
      chunkFileNames: "assets/[name]-[hash:7].js",
    },
  },
};

/** The build for the server, which renders the public pages (backend/src/app/pages). It includes all packages. */
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
 * Leaves out about 1 kB of every first visit: React's report to the browser's developer tools, and React Router's
 * warnings for developers. The aliases are needed because the package's exports lead only to its development files.
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
    inLanguage(),
    handbook(),
    react(),
    tailwindcss(),
    preloadTextFont(),
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
