import { useEffect, useState } from "react";
import { buildSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from "graphql";
import { fetchInTime } from "../shared/deadline";

/**
 * Returns the schema for documentation and completion: that of the running server, or the build's own where
 * introspection is off (production). Undefined while it is loading.
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

/** Reads the schema of the running server. @throws Error when the server refuses introspection */
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
