import { ACCESS, isPermission } from "../../kernel/contract/access.js";
import type { Grant } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Access, Route } from "../route.js";
import { errorResponse } from "./error-schema.js";
import { ref, type Schemas } from "./json-schema.js";
import { refusalsOf } from "./refusals.js";
import { sampleOf } from "./samples.js";
import { tagOf } from "./tags.js";

const PARAMETERS = /:(\w+)/g;

const PARAMETER_TEXTS: Readonly<Record<string, string>> = {
  id: "The id of the object that the path names.",
  slug: "The event's address under /events.",
  teamId: "The team's id.",
  batchId: "The id of the batch, from `certificateBoard`.",
  number: "The receipt's number, for example 42.",
};

export function operationOf(row: Route, inputs: Schemas) {
  return {
    operationId: row.name,
    summary: row.summary,
    description: whoMayCall(row.access),
    tags: [tagOf(row)],
    security: row.access === "public" ? [] : [{ bearer: [] }],
    ...parametersOf(row),
    ...bodyOf(row, inputs),
    responses: responsesOf(row),
  };
}

function whoMayCall(access: Access): string {
  if (access === "public") return "For everyone.";
  if (access === "signed-in")
    return "For everyone who is signed in. The server also checks whose data the request concerns.";
  if (!isPermission(access))
    return access === Role.Superadmin ? "For Superadmins." : `For the role ${access}.`;
  const grants: readonly Grant[] = ACCESS[access];
  return ["For Superadmins", ...grants.map((grant) => `the grant ${grant}`)].join(", ") + ".";
}

function parametersOf(row: Route) {
  const inPath = [...row.path.matchAll(PARAMETERS)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: PARAMETER_TEXTS[name] ?? `The ${name}.`,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(row.query ?? {}).map(([name, description]) => ({
    name,
    in: "query",
    required: false,
    description,
    schema: { type: "string" },
  }));
  const parameters = [...inPath, ...inQuery];
  return parameters.length > 0 ? { parameters } : {};
}

function bodyOf({ input, upload }: Route, inputs: Schemas) {
  if (upload) {
    const schema = { type: "string", format: "binary" };
    return { requestBody: { required: true, content: { "image/*": { schema } } } };
  }
  const schema = input && inputs[input.name];
  if (!schema) return {};
  const example = sampleOf(schema, input.name);
  return {
    requestBody: {
      required: true,
      content: { "application/json": { schema: ref(input.name), example } },
    },
  };
}

function responsesOf(row: Route): Record<string, unknown> {
  const { description, schema, mediaType } = row.reply;
  return {
    [String(row.status ?? 200)]: {
      description,
      content: { [mediaType ?? "application/json"]: { schema } },
    },
    ...Object.fromEntries(
      [...refusalsOf(row)].map(([status, codes]) => [String(status), errorResponse(status, codes)]),
    ),
  };
}
