// npm run bench:security:wapiti: runs wapiti against the pages, the REST mirror and GraphQL over GET, signed in as a
// Superadmin. wapiti injects markup, commands, file names, redirects, line ends and SQL into every parameter that it
// finds, and checks headers and cookies. Exits with 1 on a finding. Option: --seconds 180 (maximum for the scan,
// without the report)
import "reflect-metadata";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { requireTool, run } from "./tool.js";
import { withTarget } from "./target.js";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "180" } } });
/** wapiti's modules, without those that need a server of wapiti's authors. */
const MODULES = "cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,sql,xss";

const graphql = (query: string, variables: object): string =>
  `/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(JSON.stringify(variables))}`;

const STARTS: readonly string[] = [
  "/events/syntaxsiege",
  "/contact?from=x",
  "/cdcteam?batch=2022-26",
  "/login?next=/dashboard",
  "/signup",
  "/dashboard?tab=x",
  "/admindashboard?tab=users&q=asha",
  "/api/events/syntaxsiege",
  "/api/teams?name=Team",
  "/api/superadmin/users?search=a",
  "/api/superadmin/payments?status=pending",
  "/api/docs",
  graphql("query ($slug: String!) { event(slug: $slug) { id } }", { slug: "syntaxsiege" }),
];

/**
 * Accepted findings. X-XSS-Protection is an obsolete predecessor of the Content-Security-Policy and itself made attacks
 * possible (OWASP's list of headers advises against it). Strict-Transport-Security is sent over https only, and the
 * target is http.
 */
const EXPECTED = /^(?:X-XSS-Protection|Strict-Transport-Security) is not set$/;

interface Report {
  readonly vulnerabilities: Record<string, { path: string; info: string; parameter: string | null }[]>;
  readonly anomalies: Record<string, { path: string; info: string }[]>;
  readonly infos?: { crawled_pages_nbr?: number };
}

const wapiti = requireTool("wapiti");
await withTarget(async ({ url, token, folder }) => {
  const report = join(folder, "wapiti.json");
  const seconds = Number(values.seconds);
  const args = ["-u", `${url}/`, "--scope", "folder", "-m", MODULES, "-f", "json", "-o", report];
  args.push("--max-scan-time", String(seconds), "--max-attack-time", String(Math.ceil(seconds / 6)));
  args.push(
    "-v",
    "1",
    "--no-bugreport",
    "--flush-session",
    "--store-session",
    folder,
    "--store-config",
    folder,
  );
  // Asks for uncompressed pages, because wapiti cannot read brotli and would find no links.
  args.push("-H", "Accept-Encoding: identity");
  args.push("-H", `Authorization: Bearer ${token}`, ...STARTS.flatMap((path) => ["-s", url + path]));
  // Twice wapiti's own limit, because wapiti writes its report after that limit.
  const { output } = await run(wapiti, args, seconds * 2, folder);
  const text = await readFile(report, "utf8").catch(() => null);
  if (text === null) {
    console.error(`wapiti wrote no report:\n${output.slice(-2000)}`);
    process.exitCode = 1;
    return;
  }
  const { vulnerabilities, anomalies } = JSON.parse(text) as Report;
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, list]) =>
    list.filter(({ info }) => !EXPECTED.test(info)).map(({ path, info }) => `${kind}: ${path} ${info}`),
  );
  for (const line of findings) console.log(line);
  const launched = output.match(/Launching module (\w+)/g)?.length ?? 0;
  const requests = new Set(output.match(/\bhttps?:\/\/\S+/g)).size;
  console.log(
    `wapiti: ${String(launched)} modules, ${String(requests)} addresses, ${String(findings.length)} findings`,
  );
  if (findings.length > 0 || launched === 0) process.exitCode = 1;
});
