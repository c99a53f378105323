import { useEffect, useState } from "react";
import { buildSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from "graphql";
import { fetchInTime } from "../shared/deadline";

/**
 * Returns the schema for documentation and completion: the running server's schema, or the build's schema if
 * introspection is off (production). Returns undefined while the schema is loading.
 */
export function usePlaygroundSchema(): GraphQLSchema | IntrospectionQuery | undefined {
  const [schema, setSchema] = useState<GraphQLSchema | IntrospectionQuery>();
  useEffect(() => {
    let wanted = true;
    void introspect()
      .catch(async () => buildSchema((await import("../../../schema.graphql?raw")).default))
      .then((loadedSchema) => {
        if (wanted) setSchema(loadedSchema);
      });
    return () => {
      wanted = false;
    };
  }, []);
  return schema;
}

/**
 * Fetches the schema of the running server.
 * @throws Error if the server refuses introspection, or the errors of `fetchInTime`
 */
async function introspect(): Promise<IntrospectionQuery> {
  const reply = await fetchInTime("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const { data } = (await reply.json()) as { data?: IntrospectionQuery | null };
  if (!data) throw new Error("introspection is off");
  return data;
}
