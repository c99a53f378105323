import type { Readable } from "node:stream";
import type { AnyErrorCode } from "../kernel/contract/all-errors.js";
import type { Caller } from "../kernel/auth/caller.js";
import type { RequestContext } from "../kernel/auth/request-context.js";
import type { Permission } from "../kernel/contract/access.js";
import type { Role } from "../kernel/contract/roles.js";
import type { Reply } from "./openapi/reply.js";

/** Callers that a route accepts: everyone, any signed-in person, holders of a permission, or a role. */
export type Access = "public" | "signed-in" | Permission | Role;

/** The arguments of a route's handler: the validated input, path and query parameters, and the caller. */
interface RouteCall<Input> {
  readonly input: Input;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly context: RequestContext;
  /** The bytes of an upload; empty for other routes. */
  readonly body: Buffer;
  /** Returns the signed-in caller. @throws DomainError UNAUTHENTICATED when the request is not signed in */
  readonly caller: Caller;
}

/** One row of the REST table: a thin mirror of a service call. */
export interface Route<Input extends object = object> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path under /api, with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /**
   * The operation id: the name of the method in a generated client. A change has the name of the mutation that it
   * mirrors. The name of a read begins with `get` or `list`.
   */
  readonly name: string;
  /** The summary of the route, in one line of the documentation. */
  readonly summary: string;
  /** The error codes of the route's service, besides those that follow from the row (openapi/refusals.ts). */
  readonly refusals?: readonly AnyErrorCode[];
  /** The reply on success. Every reply of every test is checked against it. */
  readonly reply: Reply;
  /** The query parameters of the route, each with its description. All are optional texts. */
  readonly query?: Readonly<Record<string, string>>;
  /** The contract class that validates the body; none for routes without a body. */
  readonly input?: new () => Input;
  /** True when the body is a picture's bytes. The body is read only for permitted callers, up to a limit of its own. */
  readonly upload?: true;
  /** The HTTP status of success; 200 by default. */
  readonly status?: number;
  /** Returns the JSON body. A text is sent as plain text, and a file as a download. */
  readonly handle: (call: RouteCall<Input>) => Promise<object | string | PdfFile | ImageFile>;
}

/**
 * Returns true when a Superadmin in a student view may call a route (ADR 83): only public reads. The screens read
 * everything else over GraphQL.
 */
export function isOpenInView({ access, method }: Pick<Route, "access" | "method">): boolean {
  return access === "public" && method === "GET";
}

/** A PDF that a browser saves under `name`. */
export class PdfFile {
  /**
   * @param pages the number of pages of a PDF that is sent while it is drawn, so that a client can check that all
   * arrived
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
 * Returns a function that declares a route of a method, by its path and access. Each row's input class types its own
 * handler.
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
