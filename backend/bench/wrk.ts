import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** One kind of request, sent as fast as the server answers. */
export interface Shot {
  readonly url: string;
  /** The JSON body of a POST. If absent, the request is a GET. `%d` is replaced with the request's number. */
  readonly body?: string;
  /** Whether the reply may be compressed, as for a browser. */
  readonly compressed?: boolean;
  /** Bearer tokens, used in turn. With enough tokens, each is used only once. */
  readonly tokens?: readonly string[];
}

export interface Figures {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** The 99th percentile of the reply times, in milliseconds. */
  readonly p99: number;
  /** The number of replies with a status other than 2xx or with `"errors"`, plus the requests without a reply. */
  readonly failures: number;
  /** The first failed reply, and the number of requests without a reply within wrk's two seconds. */
  readonly why: string;
}

/** The number of wrk's connections. wrk uses one thread for all of them, so one of two cores is left for the server. */
const CONNECTIONS = 16;

/**
 * Sends requests to a server for the given number of seconds with wrk (Debian package `wrk`).
 * @param folder the folder for the generated script
 * @throws Error when wrk fails or prints no results
 */
export async function fire(shot: Shot, seconds: number, folder: string): Promise<Figures> {
  const script = `${folder}/shot.lua`;
  await writeFile(`${folder}/tokens.txt`, (shot.tokens ?? []).join("\n"));
  await writeFile(script, lua(shot, `${folder}/tokens.txt`));
  const { stdout, stderr } = await run("wrk", [
    "-t1",
    `-c${String(CONNECTIONS)}`,
    `-d${String(seconds)}s`,
    "-s",
    script,
    shot.url,
  ]);
  const [, requests, perSecond, p99, failures, late] =
    /^FIGURES (\S+) (\S+) (\S+) (\S+) (\S+)$/m.exec(stdout) ?? [];
  if (requests === undefined) throw new Error(`wrk said: ${stdout}`);
  return {
    requests: Number(requests),
    requestsPerSecond: Number(perSecond),
    p99: Number(p99),
    failures: Number(failures),
    why: `${stderr}${String(late)} without a reply in two seconds`,
  };
}

function lua({ body, tokens, compressed = false }: Shot, tokenFile: string): string {
  return `
local tokens, n, bad = {}, 0, 0
for line in io.lines("${tokenFile}") do tokens[#tokens + 1] = line end
local body = ${body === undefined ? "nil" : `[==[${body}]==]`}
function request()
  n = n + 1
  local headers = { ["Accept-Encoding"] = "${compressed ? "br, gzip" : "identity"}" }
  if ${tokens ? "true" : "false"} then headers["Authorization"] = "Bearer " .. tokens[(n - 1) % #tokens + 1] end
  if body == nil then return wrk.format("GET", nil, headers) end
  headers["Content-Type"] = "application/json"
  return wrk.format("POST", nil, headers, (body:gsub("%%d", tostring(n))))
end
function response(status, headers, text)
  if status < 200 or status > 299 or text:find('"errors"', 1, true) then
    bad = bad + 1
    if bad == 1 then io.stderr:write(text:sub(1, 300) .. "\\n") end
  end
end
local threads = {}
function setup(thread) table.insert(threads, thread) end
function done(summary, latency)
  local failures = summary.errors.connect + summary.errors.read + summary.errors.timeout
  for _, thread in ipairs(threads) do failures = failures + (thread:get("bad") or 0) end
  print(string.format("FIGURES %d %f %f %d %d", summary.requests, summary.requests / (summary.duration / 1e6), latency:percentile(99) / 1000, failures, summary.errors.timeout))
end
`.replace("local tokens, n, bad", "tokens, n, bad");
}
