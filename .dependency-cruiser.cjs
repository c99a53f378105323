/**
 * The five dependency rules of the architecture, as errors (docs/adr/0008-dependency-rules.md).
 * @type {import("dependency-cruiser").IConfiguration}
 */

const TEST = "\\.test\\.tsx?$";
const TESTING = "(\\.test\\.tsx?$|/testing/)";

/**
 * The modules in order. A module may use only later ones of these, through their contract/ or *.service.ts. The modules
 * contact, content, samples and settings are not part of the order (docs/adr/0008-dependency-rules.md).
 */
const ORDER = [
  "season",
  "admin",
  "mailings",
  "webhooks",
  "certificates",
  "rankings",
  "checkin",
  "statements",
  "payments",
  "teams",
  "events",
  "accounts",
  "notifications",
  "codeforces",
  "pictures",
];

const moduleOrder = ORDER.slice(1).map((module, index) => ({
  name: `2-order-${module}`,
  comment: `Modules depend on each other in one direction: ${ORDER.join(" → ")}.`,
  severity: "error",
  from: { path: `^backend/src/modules/${module}/`, pathNot: TESTING },
  to: { path: `^backend/src/modules/(${ORDER.slice(0, index + 1).join("|")})/` },
}));

/**
 * The rooms (subfolders) of the large modules, in order. A room may use only later rooms, the contract/ of any room, and
 * the files next to the rooms.
 */
const ROOMS = {
  teams:
    "import leaving listings invitations calendar changes members places reminders notices reads contract",
  statements: "book committing previews allocation facts thread matching reading contract",
  payments: "cash-slips decisions reports leaving records refunds receipts notices instructions contract",
  accounts:
    "setup student-views self-service handle-proofs entrance second-factor roles codes sessions forgetting activity contract",
  admin: "people-import users superadmin overview bin audit exports views contract",
  mailings: "plans audience failed contract",
};

const roomOrder = Object.entries(ROOMS).flatMap(([module, names]) => {
  const rooms = names.split(" ");
  return rooms.slice(1).map((room, index) => ({
    name: `2-${module}-${room}`,
    comment: `The rooms of ${module} depend on each other in one direction: ${rooms.join(" → ")}.`,
    severity: "error",
    from: { path: `^backend/src/modules/${module}/${room}/`, pathNot: TESTING },
    to: {
      path: `^backend/src/modules/${module}/(${rooms.slice(0, index + 1).join("|")})/`,
      pathNot: "/contract/",
    },
  }));
});

/** Returns a pattern that matches the files of packages. @param {string} names separated by `|` */
const packages = (names) => `(^|/)node_modules/(${names})(/|$)`;

module.exports = {
  forbidden: [
    {
      name: "1-kernel-knows-no-module",
      severity: "error",
      from: { path: "^backend/src/kernel/", pathNot: TESTING },
      to: { path: "^backend/src/(modules|rest|app)/" },
    },
    {
      name: "1-modules-know-no-entry-point",
      severity: "error",
      from: { path: "^backend/src/modules/", pathNot: TESTING },
      to: { path: "^backend/src/(rest|app)/" },
    },
    {
      name: "2-across-modules-by-contract-or-service",
      severity: "error",
      from: { path: "^backend/src/modules/([^/]+)/", pathNot: TESTING },
      to: {
        path: "^backend/src/modules/([^/]+)/",
        pathNot: ["^backend/src/modules/$1/", "/contract/", "\\.service\\.ts$"],
      },
    },
    ...moduleOrder,
    ...roomOrder,
    {
      name: "2-no-cycles",
      severity: "error",
      from: { path: "^backend/src/" },
      // Two related entities may import each other's types. At run time, only one of them imports the other.
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "3-typeorm-in-the-data-layer",
      comment:
        "TypeORM belongs in entities, repositories, *.sql.ts, migrations, kernel/db, kernel/fast and kernel/testing.",
      severity: "error",
      from: {
        path: "^backend/(src|bench)/",
        pathNot: [
          "\\.(entity|repository|sql)\\.ts$",
          "/migrations/",
          "^backend/src/kernel/(db|fast|testing)/",
          TEST,
        ],
      },
      to: { path: packages("typeorm") },
    },
    {
      name: "3-http-framework-at-the-edge",
      comment: "Fastify belongs in app/, rest/ and errors/to-http.ts.",
      severity: "error",
      from: {
        path: "^backend/src/",
        pathNot: ["^backend/src/(app|rest)/", "^backend/src/kernel/errors/to-http\\.ts$", TESTING],
      },
      to: { path: packages("fastify|@fastify|@as-integrations") },
    },
    {
      name: "4-frontend-imports-contracts-only",
      severity: "error",
      from: { path: "^frontend/" },
      to: { path: "^backend/", pathNot: "^backend/src/.*/contract/" },
    },
    {
      name: "4-contracts-are-pure",
      comment:
        "A contract also runs in the browser, so it imports only class-validator, type-graphql, the scalars and other contracts. intl-messageformat is allowed too, because the website's build replaces the calls that use it.",
      severity: "error",
      from: { path: "^backend/src/.*/contract/", pathNot: TEST },
      // scalars.ts is allowed, because contracts contain amounts of money and times.
      to: {
        pathNot: [
          "/contract/",
          "^backend/src/kernel/graphql/scalars\\.ts$",
          packages("class-validator|type-graphql|intl-messageformat"),
        ],
      },
    },
    {
      name: "5-frontend-shared-knows-no-feature",
      severity: "error",
      from: { path: "^frontend/src/(shared|graphql)/" },
      to: { path: "^frontend/src/(features|pages|app)/" },
    },
    {
      name: "5-features-know-no-page",
      severity: "error",
      from: { path: "^frontend/src/features/" },
      to: { path: "^frontend/src/(pages|app)/" },
    },
    {
      name: "5-no-feature-imports-another",
      severity: "error",
      from: { path: "^frontend/src/features/([^/]+)/" },
      to: { path: "^frontend/src/features/", pathNot: "^frontend/src/features/$1/" },
    },
    {
      name: "5-pages-know-no-app",
      severity: "error",
      from: { path: "^frontend/src/pages/" },
      to: { path: "^frontend/src/app/" },
    },
    {
      name: "5-nothing-builds-on-the-ui-kit-page",
      comment:
        "/dev/ui is for developers. If other code imported this page, it would become part of the built site.",
      severity: "error",
      from: { path: "^frontend/src/", pathNot: "^frontend/src/ui-kit/" },
      to: { path: "^frontend/src/ui-kit/" },
    },
    {
      name: "5-no-cycles",
      severity: "error",
      from: { path: "^frontend/src/" },
      // Type-only imports may form a cycle, because they do not exist at run time.
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "5-no-barrel-files",
      severity: "error",
      from: { path: "^(frontend|backend)/src/" },
      to: { path: "^(frontend|backend)/src/.*/index\\.tsx?$" },
    },
    {
      name: "resolvable",
      comment:
        "The rules above cannot check an import that is not found. Only Vite finds imports with `?url`.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\?url$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "[.](css|svg|png|jpg|webp|avif|woff2)$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/frontend/tsconfig.json` },
    webpackConfig: { fileName: `${__dirname}/scripts/boundaries-resolve.cjs` },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types", "typings"],
    },
  },
};
