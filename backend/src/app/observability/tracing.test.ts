import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { startTestApp, TEST_ADMIN } from "../testing/test-app.js";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

let collector: Server;
let spans: Span[];
let answer: number;
beforeEach(async () => {
  spans = [];
  answer = 200;
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      spans.push(...resourceSpans.flatMap((it) => it.scopeSpans.flatMap((scope) => scope.spans)));
      if (answer > 0) response.writeHead(answer, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
});
afterEach(() => {
  collector.closeAllConnections();
  collector.close();
});

const collectorUrl = (): string => `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`;

const facts = (span: Span | undefined): Record<string, unknown> =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

test("a request is a span of its caller's trace, its SQL statements are spans below it, without personal data", async () => {
  const app = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl() });
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const { headers } = await client.send(
    "POST",
    "/graphql",
    { query: "query Me { viewer { email } }", operationName: "Me" },
    { traceparent: `00-${TRACE}-${PARENT}-01` },
  );
  await app.close();
  const request = spans.find(({ traceId, name }) => traceId === TRACE && name === "POST /graphql");
  expect(request).toMatchObject({ parentSpanId: PARENT });
  expect(facts(request)).toMatchObject({
    "http.route": "/graphql",
    "http.response.status_code": 200,
    "graphql.operation.name": "Me",
    "club.request_id": headers.get("x-request-id"),
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(facts(statement)["db.query.text"]).toMatch(/^SELECT .*\?/s);
  expect(JSON.stringify(spans)).not.toContain(TEST_ADMIN.email);
});

test("a collector that hangs delays neither requests nor the stop", async () => {
  answer = 0;
  const app = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl() });
  expect((await app.client().get("/api/events")).status).toBe(200);
  await app.close();
  expect(spans.map(({ name }) => name)).toContain("GET /api/events");
});

test("a collector that refuses is logged", async () => {
  answer = 400;
  const app = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl(), LOG_LEVEL: "warn" });
  await app.client().get("/api/events");
  await app.close();
  expect(app.log.map(({ msg }) => msg)).toEqual(["trace collector is away"]);
});
