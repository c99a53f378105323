import type { Readable } from "node:stream";
import type { AnyErrorCode } from "../kernel/contract/all-errors.js";
import type { Caller } from "../kernel/auth/caller.js";
import type { RequestContext } from "../kernel/auth/request-context.js";
import type { Permission } from "../kernel/contract/access.js";
import type { Role } from "../kernel/contract/roles.js";
import type { Reply } from "./openapi/reply.js";

/** Callers that a route accepts: everyone, any signed-in person, holders of a permission, or a role. */
export type Access = "public" | "signed-in" | Permission | Role;

/** What a route's handler gets: the validated input, path and query parameters, and who asks. */
interface RouteCall<Input> {
  readonly input: Input;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly context: RequestContext;
  /** The bytes of an upload; none for other routes. */
  readonly body: Buffer;
  /** The signed-in caller. @throws DomainError UNAUTHENTICATED when the request is not signed in */
  readonly caller: Caller;
}

/** One row of the REST table: a thin mirror of a service call. */
export interface Route<Input extends object = object> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path under /api, with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /**
   * Its operation id: the name of the method in a generated client. A change is called as the mutation that it mirrors, what
   * is read begins with `get` or `list`.
   */
  readonly name: string;
  /** What it does, in one line of the documentation. */
  readonly summary: string;
  /** The codes with which its service may refuse, besides those that follow from the row (openapi/refusals.ts). */
  readonly refusals?: readonly AnyErrorCode[];
  /** What success answers; every reply of every test is checked against it. */
  readonly reply: Reply;
  /** The query parameters it reads, each with its description. All are optional texts. */
  readonly query?: Readonly<Record<string, string>>;
  /** The contract class that the body has to meet; none for routes without a body. */
  readonly input?: new () => Input;
  /** The body is a picture's bytes: read only from those who may, up to a limit of its own. */
  readonly upload?: true;
  /** Status of success; 200 unless said otherwise. */
  readonly status?: number;
  /** Answers the JSON body; a text is sent as plain text, a file to be saved. */
  readonly handle: (call: RouteCall<Input>) => Promise<object | string | PdfFile | ImageFile>;
}

/**
 * Whether a Superadmin who sees the site as a student may call a route (ADR 83): what everybody may read. The screens read all
 * else over GraphQL.
 */
export function isOpenInView({ access, method }: Pick<Route, "access" | "method">): boolean {
  return access === "public" && method === "GET";
}

/** A document that a browser saves under this name. */
export class PdfFile {
  /** @param pages how many pages a document has that is sent while it is drawn: a client counts what arrived */
  constructor(
    readonly name: string,
    readonly content: Buffer | Readable,
    readonly pages: number | null = null,
  ) {}
}

/** A picture for those who may see it. */
export class ImageFile {
  constructor(readonly content: Buffer) {}
}

/** Declares the route of a method, a path and who may call it; each row's input class types its own handler. */
function declare(method: Route["method"]) {
  return <Input extends object = object>(
    path: string,
    access: Access,
    row: Omit<Route<Input>, "method" | "path" | "access">,
  ): Route => ({ method, path, access, ...row }) as unknown as Route;
}

/** A row of the table, by its method. */
export const route = {
  get: declare("GET"),
  post: declare("POST"),
  put: declare("PUT"),
  delete: declare("DELETE"),
} as const;
