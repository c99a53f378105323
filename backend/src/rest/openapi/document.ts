import { type GraphQLSchema, isInputObjectType } from "graphql";
import { PRODUCT_VERSION } from "../../config/product-build.js";
import type { Route } from "../route.js";
import { DOCUMENTS } from "./documents.js";
import { ERROR_HEADERS, ERROR_SCHEMA, errorExamples } from "./error-schema.js";
import type { DescribeField } from "./input-schema.js";
import { inputSchema } from "./input-schema.js";
import type { Schemas } from "./json-schema.js";
import { operationOf } from "./operation.js";
import { outputSchemas } from "./output-schema.js";
import { refusalsOf } from "./refusals.js";
import { describeTag, tagOf } from "./tags.js";

const ABOUT = `The club's site over REST: the same rules, limits and texts as GraphQL at \`/graphql\`.

Send JSON. Log in with \`POST /api/auth/login\` and put the token into the \`Authorization\` header as
\`Bearer <token>\`. The token is valid for 15 minutes. All errors have one shape: compare \`code\`, show \`message\`. Each
operation lists its possible codes.

**Tokens.** Creating a team makes its creator a Team Leader. The reply has a fresh token in \`session.token\`, and the old token
stays valid until it expires. A new password or e-mail, a change of role by another person, and a deletion end every token of the
account immediately. When people change their own data, the reply also has a fresh token in \`session.token\`.

**Limits.** Too many requests get 429 with \`Retry-After\`: the seconds to wait for the longest limit. There are no headers that
count down (\`RateLimit-…\`), because most limits count by account, e-mail address, browser and network together. A server that is
briefly out of service answers 503 with the same header and the code \`UNAVAILABLE\`. \`UNKNOWN_OUTCOME\` has no such header:
first check whether the change was made. A wrong method answers 405, with the allowed methods in \`Allow\`.`;

/** The OpenAPI 3.1 document, limited to the parts that this product's code reads. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas } & Readonly<Record<string, unknown>>;
}
type Operation = ReturnType<typeof operationOf>;

/**
 * Builds the OpenAPI document from the route table.
 * @param schema the source of output types and field descriptions
 * @throws Error for anything that cannot be translated (a new validation rule, an unknown reply, a field without an
 * example), so that the server does not start with a wrong document
 */
export function openApiDocument(routes: readonly Route[], schema: GraphQLSchema): OpenApiDocument {
  const inputs = inputSchemas(routes, fieldDescriptions(schema));
  const outputs = outputSchemas(
    schema,
    DOCUMENTS,
    routes.map((row) => row.reply.schema),
  );
  const paths: Record<string, Record<string, Operation>> = {};
  for (const row of routes) {
    const path = `/api${row.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row, inputs) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Coding club",
      version: PRODUCT_VERSION,
      description: ABOUT,
      license: { name: "MIT", identifier: "MIT" },
    },
    ...{
      servers: [{ url: "/", description: "This server." }],
      tags: [...new Set(routes.map(tagOf))].map((name) => ({ name, description: describeTag(name) })),
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: ERROR_SCHEMA, ...inputs, ...outputs },
      headers: ERROR_HEADERS,
      examples: errorExamples(new Set(routes.flatMap((row) => [...refusalsOf(row).values()].flat()))),
    },
  };
}

function inputSchemas(routes: readonly Route[], describe: DescribeField): Schemas {
  const classes = routes.flatMap(({ input }) => (input ? [input] : []));
  return Object.fromEntries(classes.map((input) => [input.name, inputSchema(input, describe)]));
}

function fieldDescriptions(schema: GraphQLSchema): DescribeField {
  return (inputClass, field) => {
    const type = schema.getType(inputClass);
    return isInputObjectType(type) ? (type.getFields()[field]?.description ?? undefined) : undefined;
  };
}
