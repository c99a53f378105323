import { serverAudits } from "graphql-http";
import { startTestApp, type TestApp } from "./testing/test-app.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The audits of the GraphQL-over-HTTP specification (the package `graphql-http`), against the running application. */
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
