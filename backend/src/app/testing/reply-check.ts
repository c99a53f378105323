import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

interface ResponseObject {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly examples?: object }>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, unknown>> }>>>
  >;
  readonly components: object;
}

/** Returns how a reply differs from the OpenAPI document, or null if it does not differ. */
export type ReplyCheck = (
  method: string,
  path: string,
  reply: { readonly status: number; readonly type: string; readonly body: unknown },
) => string | null;

/** The checks, by server address. Each server's document is fetched once. */
const checks = new Map<string, Promise<ReplyCheck>>();

/** Returns a check of REST replies against the server's own OpenAPI document. */
export function replyCheck(url: string): Promise<ReplyCheck> {
  let check = checks.get(url);
  if (!check) checks.set(url, (check = fetchCheck(url)));
  return check;
}

/** Forgets the check of an address. Call it for a new server, because an earlier one may have used the same port. */
export function forgetReplyCheck(url: string): void {
  checks.delete(url);
}

/** Compiled checks by the document's text. Servers with the same document share a check. */
const compiled = new Map<string, ReplyCheck>();

async function fetchCheck(url: string): Promise<ReplyCheck> {
  const document = await (await fetch(`${url}/api/openapi.json`)).text();
  let check = compiled.get(document);
  if (!check) compiled.set(document, (check = checkAgainst(JSON.parse(document) as Document)));
  return check;
}

/**
 * Returns a check of replies against a document. The check covers the status, content type, error code and every field
 * of the body.
 */
export function checkAgainst(document: Document): ReplyCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, "document");
  const paths = Object.entries(document.paths).map(([template, operations]) => ({
    template,
    operations,
    pattern: new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`),
  }));

  return (method, path, { status, type, body }) => {
    const address = path.replace(/[?#].*$/, "");
    const documentedPath =
      paths.find(({ template }) => template === address) ??
      paths.find(({ pattern }) => pattern.test(address));
    const operation = documentedPath?.operations[method.toLowerCase()];
    const pointer = operation
      ? `paths/${escaped(documentedPath.template)}/${method.toLowerCase()}/responses/${String(status)}`
      : null;
    if (!operation || !pointer) return says(validator(ajv, "components/schemas/Error"), body);
    const response = operation.responses[String(status)] as ResponseObject | undefined;
    if (!response)
      return `status ${String(status)} is not among those of ${method} ${documentedPath.template}`;
    const at = response.$ref?.replace(/^#\//, "") ?? pointer;
    const mediaType = type.split(";")[0] ?? "";
    if (response.content && !(mediaType in response.content)) return `${mediaType} is not what it answers`;
    if (mediaType !== "application/json") return null;
    const codes = Object.keys(response.content?.[mediaType]?.examples ?? {});
    const { code } = Object(body) as { readonly code?: string };
    if (codes.length > 0 && !codes.includes(code ?? ""))
      return `${String(code)} is not among ${codes.join(", ")}`;
    return says(validator(ajv, `${at}/content/${escaped(mediaType)}/schema`), body);
  };
}

function validator(ajv: Ajv2020, pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`document#/${pointer}`);
  if (!validate) throw new Error(`the document has no ${pointer}`);
  return validate;
}

function says(validate: ValidateFunction, body: unknown): string | null {
  if (validate(body)) return null;
  return (validate.errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath} ${message ?? ""} ${JSON.stringify(params)}`)
    .join("; ");
}

/** Escapes a part of a JSON pointer for a URI fragment. */
function escaped(part: string): string {
  return encodeURIComponent(part.replace(/~/g, "~0").replace(/\//g, "~1"));
}
