import type { Readable } from "node:stream";
import type { AnyErrorCode } from "../kernel/contract/all-errors.js";
import type { Caller } from "../kernel/auth/caller.js";
import type { RequestContext } from "../kernel/auth/request-context.js";
import type { Permission } from "../kernel/contract/access.js";
import type { Role } from "../kernel/contract/roles.js";
import type { Reply } from "./openapi/reply.js";

/**
 * The callers that a route accepts: everyone, any signed-in person, people with a permission, or people with a role.
 */
export type Access = "public" | "signed-in" | Permission | Role;

interface RouteCall<Input> {
  readonly input: Input;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly context: RequestContext;
  /** The bytes of an upload, or empty for other routes. */
  readonly body: Buffer;
  /**
   * The signed-in caller.
   * @throws DomainError UNAUTHENTICATED on access, if the request is not signed in
   */
  readonly caller: Caller;
}

/** One row of the REST table: a thin mirror of a service call. */
export interface Route<Input extends object = object> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path under /api, with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /**
   * The operation id: the method's name in a generated client. A change has the name of the mutation that it mirrors.
   * The name of a read begins with `get` or `list`. app/openapi.test.ts lists the exceptions.
   */
  readonly name: string;
  /** The route's summary, one line of the documentation. */
  readonly summary: string;
  /**
   * The error codes of the route's service. openapi/refusals.ts adds the error codes that follow from the row itself.
   */
  readonly refusals?: readonly AnyErrorCode[];
  /** The reply on success. The tests check every reply against it. */
  readonly reply: Reply;
  /**
   * The route's query parameters, each with its description. The document lists all as optional strings, but a handler
   * may require one.
   */
  readonly query?: Readonly<Record<string, string>>;
  /** The contract class that validates the body. Not set for routes without a body. */
  readonly input?: new () => Input;
  /**
   * True if the body is a picture's bytes. The body is read only for permitted callers, up to a separate size limit.
   */
  readonly upload?: true;
  /** The HTTP status on success, by default 200. */
  readonly status?: number;
  /** Returns the body: an object is sent as JSON, a string as plain text, and a file with its own content type. */
  readonly handle: (call: RouteCall<Input>) => Promise<object | string | PdfFile | ImageFile>;
}

/**
 * Returns whether a Superadmin in a student view may call a route (ADR 83). Only public reads are allowed. The
 * student's screens need no other routes, because they read personal data over GraphQL. The one exception is a
 * receipt's PDF: its route is not public, so a receipt cannot be saved in the view.
 */
export function isOpenInView({ access, method }: Pick<Route, "access" | "method">): boolean {
  return access === "public" && method === "GET";
}

/** A PDF that a browser saves under `name`. */
export class PdfFile {
  /**
   * @param pages the number of pages, so that a client can check whether all arrived. Only for a PDF that is sent while
   * it is drawn.
   */
  constructor(
    readonly name: string,
    readonly content: Buffer | Readable,
    readonly pages: number | null = null,
  ) {}
}

/** A picture that only permitted callers may see. */
export class ImageFile {
  constructor(readonly content: Buffer) {}
}

/**
 * Returns a function that declares a route with the given method. The row's input class determines the type of the
 * handler's input.
 */
function declare(method: Route["method"]) {
  return <Input extends object = object>(
    path: string,
    access: Access,
    row: Omit<Route<Input>, "method" | "path" | "access">,
  ): Route => ({ method, path, access, ...row }) as unknown as Route;
}

/** Functions that declare a row of the table, by method. */
export const route = {
  get: declare("GET"),
  post: declare("POST"),
  put: declare("PUT"),
  delete: declare("DELETE"),
} as const;
