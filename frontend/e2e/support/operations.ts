import type { Page, Request, Route } from "@playwright/test";

/** The GraphQL operation's field that a request asks for, such as "reportPayment"; everything else is not it. */
const asks = (request: Request, field: string) => {
  const body = request.postData();
  return request.url().endsWith("/graphql") && body !== null && new RegExp(`\\b${field}\\b`).test(body);
};

/** Collects how the server answers each sending of an operation: "done", the code of an error, or "none". */
export function watchOperation(page: Page, field: string): () => Promise<string[]> {
  const answers: Promise<string>[] = [];
  page.on("request", (request) => {
    if (asks(request, field)) answers.push(outcomeOf(request));
  });
  return () => Promise.all(answers);
}

async function outcomeOf(request: Request): Promise<string> {
  const response = await request.response();
  if (response === null) return "none";
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? "done";
}

/** Handles an operation's requests instead of the server. Returns how to stop. */
export async function onOperation(
  page: Page,
  field: string,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = (route: Route) => (asks(route.request(), field) ? handle(route) : route.fallback());
  await page.route("**/graphql", handler);
  return () => page.unroute("**/graphql", handler);
}
