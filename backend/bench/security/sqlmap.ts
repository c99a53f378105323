// npm run bench:security:sqlmap: runs sqlmap against the API's text inputs, over REST and GraphQL, signed in as a
// Superadmin. Exits with 1 if sqlmap finds an injection or tested nothing. Option: --seconds 45 (maximum for each
// target)
import "reflect-metadata";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { requireTool, run } from "./tool.js";
import { withTarget } from "./target.js";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "45" } } });

interface Attack {
  readonly name: string;
  readonly path: string;
  /** JSON in which sqlmap replaces each `*` with the text that it injects. */
  readonly body?: string;
}

const graphql = (name: string, query: string, variables: object): Attack => ({
  name: `GraphQL ${name}`,
  path: "/graphql",
  body: JSON.stringify({ query, variables }),
});

const ATTACKS: readonly Attack[] = [
  {
    name: "REST log-in",
    path: "/api/auth/login",
    body: '{"email":"asha@example.org*","password":"a long one*"}',
  },
  {
    name: "REST code",
    path: "/api/auth/verify-email-otp",
    body: '{"email":"asha@example.org*","otp":"123456*"}',
  },
  { name: "REST event", path: "/api/events/syntaxsiege*" },
  { name: "REST team by name", path: "/api/teams?name=Team*" },
  graphql("event", "query ($slug: String!) { event(slug: $slug) { id title } }", { slug: "syntaxsiege*" }),
  graphql(
    "users, searched and paged",
    "query ($search: String, $after: String) { users(first: 5, search: $search, after: $after) { edges { node { id } } } }",
    { search: "a*", after: "b*" },
  ),
  graphql("team by name", "query ($name: String!) { teamByName(name: $name) { id } }", { name: "Team*" }),
  graphql(
    "audit log",
    "query ($search: String) { auditEntries(first: 5, search: $search) { edges { node { id } } } }",
    {
      search: "a*",
    },
  ),
  graphql("log-in", "mutation ($input: LogInInput!) { logIn(input: $input) { token } }", {
    input: { email: "asha@example.org*", password: "a long one*" },
  }),
];

const FOUND = /identified the following injection point|is vulnerable|appears to be '.*' injectable/;
const TESTED = /do(?:es)? not (?:appear|seem) to be injectable|all tested parameters do not appear/;

const sqlmap = requireTool("sqlmap");
await withTarget(async ({ url, token, folder }) => {
  let findings = 0;
  for (const { name, path, body } of ATTACKS) {
    const args = ["-u", url + path, "--batch", "--disable-coloring", "--flush-session"];
    args.push("--level", "2", "--risk", "2", "--technique", "BEUS", "--dbms", "SQLite", "--threads", "4");
    args.push(
      "--ignore-code",
      "400,401,404,409,422",
      "--retries",
      "0",
      "--output-dir",
      join(folder, "sqlmap"),
    );
    args.push("--headers", `Authorization: Bearer ${token}\nContent-Type: application/json`);
    if (body !== undefined) args.push("--data", body);
    const { output, isStopped } = await run(sqlmap, args, Number(values.seconds), folder);
    const isFound = FOUND.test(output);
    const isTested = TESTED.test(output);
    const verdict = isFound ? "INJECTABLE" : isTested ? "not injectable" : "NOT TESTED";
    console.log(`${name.padEnd(36)} ${verdict}${isStopped ? " (stopped when its time was over)" : ""}`);
    if (isFound || !isTested) {
      findings++;
      console.log(output.split("\n").slice(-15).join("\n"));
    }
  }
  console.log(`sqlmap: ${String(ATTACKS.length)} targets, ${String(findings)} with findings`);
  if (findings > 0) process.exitCode = 1;
});
