import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Cell, csvFile } from "../../kernel/contract/csv-text.js";
import { indiaDay } from "../../kernel/contract/india-time.js";
import { paths } from "../../kernel/contract/paths.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { acceptedEncoding, type Encoding } from "../../kernel/net/accepted.js";
import { countsOf } from "../../modules/rankings/contract/result-row.js";
import type { Results, ResultsService } from "../../modules/rankings/results/results.service.js";
import { namesTag } from "./request-context.js";

/** Returns an event's results as JSON, for programs and the site's own page (docs/api.md). */
function resultsJson({ event, kind, year, asOf, isOver, frozenAt, line, rows }: Results): string {
  const { slug, title } = event;
  return JSON.stringify({ event: { slug, title }, kind, year, asOf, isOver, frozenAt, line, rows });
}

const HEADINGS = ["rank", "team", "handles", "college", "names"];

/** Returns an event's results as CSV for spreadsheets. The file can be imported as a past edition. */
function resultsCsv({ rows }: Results): string {
  const counts = countsOf(rows);
  const cells = rows.map((row): Cell[] => [
    row.place,
    row.teamName,
    row.handles.join(" "),
    row.college,
    row.names.join(", "),
    ...counts.map((count) => row[count] ?? null),
  ]);
  return csvFile({ headings: [...HEADINGS, ...counts], rows: cells });
}

/**
 * Brotli's best quality would take seconds for thousands of teams, and the files are generated again after every
 * change.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const FILES = [
  { ending: "json", type: "application/json; charset=utf-8", make: resultsJson },
  { ending: "csv", type: "text/csv; charset=utf-8", make: resultsCsv },
] as const;

type Asking = FastifyRequest<{ Params: { slug: string; year?: string } }>;

interface ReadyFile {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
}

/**
 * Serves an event's results as JSON and CSV. Each file is made and compressed once for all readers. A request with the
 * ETag of an unchanged file gets an empty reply. Caches must revalidate each time, because a name may have been
 * removed.
 */
export function addResultsFiles(app: FastifyInstance, results: Pick<ResultsService, "ofSlug">): void {
  for (const { ending, type, make } of FILES) {
    const ready = new WeakMap<Results, Promise<ReadyFile>>();
    const answer = async (request: Asking, reply: FastifyReply): Promise<FastifyReply> => {
      const { slug, year } = request.params;
      const eventResults = await results.ofSlug(slug, year === undefined ? null : Number(year));
      if (eventResults === null) throw new DomainError("EVENT_NOT_FOUND");
      const file = ready.get(eventResults) ?? compressed(make(eventResults));
      ready.set(eventResults, file);
      void reply.type(type);
      // The name under which a browser saves the file.
      const name = [eventResults.event.slug, "results", year ?? indiaDay(new Date())].join("-");
      void reply.header("content-disposition", `inline; filename="${name}.${ending}"`);
      return send(request, reply, await file);
    };
    app.get(`${paths.results}.${ending}`, answer);
    app.get(`${paths.results}/:year(^\\d{4}).${ending}`, answer);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { bodies, etag }: ReadyFile): FastifyReply {
  void reply.headers({
    "cache-control": "no-cache",
    vary: "accept-encoding",
    etag,
    "x-robots-tag": "noindex",
  });
  if (namesTag(request.headers["if-none-match"], etag)) return reply.status(304).send();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.send(bodies[encoding]);
}

async function compressed(text: string): Promise<ReadyFile> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { bodies: { identity, br, gzip: zipped }, etag };
}
