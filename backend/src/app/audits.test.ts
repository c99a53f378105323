import { serverAudits } from "graphql-http";
import { startTestApp, type TestApp } from "./testing/test-app.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Runs the audits of the GraphQL-over-HTTP specification (package `graphql-http`) against the application. */
describe("GraphQL over HTTP", () => {
  test.each(serverAudits({ url: () => `${app.url}/graphql` }).map((audit) => [audit.name, audit] as const))(
    "%s",
    async (_name, audit) => {
      const result = await audit.fn();
      if (result.status === "error") throw new Error(result.reason);
      expect(["ok", "notice", "warn"]).toContain(result.status);
    },
  );
});
