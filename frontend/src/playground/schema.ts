import { useEffect, useState } from "react";
import { buildSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from "graphql";
import { fetchInTime } from "../shared/deadline";

/**
 * The schema for documentation and completion: the running server's, or the one this build was made with where
 * introspection is off (production). Undefined until it is there.
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

/** @throws Error when the server refuses to be introspected. */
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
