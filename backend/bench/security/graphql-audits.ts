// npm run bench:security:graphql: runs the server audits of the GraphQL-over-HTTP specification (package graphql-http)
// against the built site. Exits with 1 if an audit reports an error. `-- URL` audits the /graphql endpoint of a running
// server instead.
import "reflect-metadata";
import { auditServer } from "graphql-http";
import { withTarget } from "./target.js";

const [running] = process.argv.slice(2);
if (running === undefined) await withTarget(({ url }) => audit(`${url}/graphql`));
else await audit(running);

async function audit(url: string): Promise<void> {
  const results = await auditServer({ url });
  const count = (status: string): number => results.filter((result) => result.status === status).length;
  for (const result of results) {
    if (result.status === "ok") continue;
    console.log(`${result.status.padEnd(6)} ${result.id} ${result.name}: ${result.reason}`);
  }
  const counts = ["ok", "notice", "warn", "error"].map((status) => `${String(count(status))} ${status}`);
  console.log(`graphql-http audits: ${counts.join(", ")}`);
  if (count("error") > 0) process.exitCode = 1;
}
