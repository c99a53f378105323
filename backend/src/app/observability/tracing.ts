import { AsyncLocalStorage } from "node:async_hooks";
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import type { Environment } from "../../config/environment.js";
import type { OnQuery } from "../../kernel/db/query-watcher.js";
import type { Logger } from "../../kernel/log/logger.js";
import { Outage } from "../../kernel/log/outage.js";
import { operationOf } from "./request-log.js";
import { routeOf } from "./watch-requests.js";

/** Time limit, in milliseconds, for sending a batch of spans to the collector, and for `stop`. */
const EXPORT_LIMIT_MS = 2000;

export interface Tracing {
  /** Starts tracing each request. */
  watch(app: FastifyInstance): void;
  /** Adds an SQL statement to the trace of its request. */
  readonly onQuery: OnQuery;
  /** Sends the remaining spans and waits at most two seconds. */
  stop(): Promise<void>;
}

/**
 * Opens the export of traces to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. Each request has a span, with a child
 * span for each SQL statement. A `traceparent` header joins the span to the client's trace. OpenTelemetry's own
 * instrumentations are not used, because for ES modules they need a loader before the first import. This module is only
 * loaded when tracing is configured.
 */
export function openTracing(env: Environment, dialect: string, log: Logger): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "coding-club-site" }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: exporter(env, log), exportTimeoutMillis: EXPORT_LIMIT_MS }),
    ],
  });
  const tracer = provider.getTracer("coding-club-site");
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<object, Span>();
  return {
    watch(app) {
      app.addHook("onRequest", (request, reply, done) => {
        const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
        const route = routeOf(request);
        const attributes = { "http.request.method": request.method, "http.route": route };
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          parent,
        );
        spans.set(request, span);
        reply.raw.once("close", () => {
          const operation = operationOf(request);
          if (operation !== undefined) span.setAttribute("graphql.operation.name", operation);
          const status = reply.raw.statusCode;
          span.setAttributes({ "http.response.status_code": status, "club.request_id": request.id });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        done();
      });
      // Uses a later hook than onRequest, because reading the body leaves the async context in which the request
      // started.
      app.addHook("preHandler", (request, _reply, done) => {
        const span = spans.get(request);
        if (span) active.run(span, done);
        else done();
      });
    },
    onQuery(sql, ms, failed) {
      const parent = active.getStore();
      if (parent?.isRecording() !== true) return;
      const end = Date.now();
      const span = tracer.startSpan(
        /^\w+/.exec(sql)?.[0].toUpperCase() ?? "statement",
        {
          kind: SpanKind.CLIENT,
          startTime: end - ms,
          attributes: { "db.system.name": dialect, "db.query.text": sql },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      );
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    stop: () => within(EXPORT_LIMIT_MS, provider.shutdown()),
  };
}

/** Creates the exporter, which logs once when the collector fails, and once when the collector is back. */
function exporter({ OTEL_EXPORTER_OTLP_ENDPOINT }: Environment, log: Logger): OTLPTraceExporter {
  const outage = new Outage(log, "trace collector");
  const url = `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, "")}/v1/traces`;
  const otlp = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_LIMIT_MS });
  const send = otlp.export.bind(otlp);
  otlp.export = (spans, done) => {
    send(spans, (result) => {
      if (result.error) outage.failed(result.error);
      else outage.worked();
      done(result);
    });
  };
  return otlp;
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
