import type { Page, Request, Route } from "@playwright/test";

/** Returns whether a request is a GraphQL operation on a field, such as "reportPayment". */
const asks = (request: Request, field: string) => {
  const body = request.postData();
  return request.url().endsWith("/graphql") && body !== null && new RegExp(`\\b${field}\\b`).test(body);
};

/**
 * Records the server's reply to each request of an operation: "done", an error code, or "none" if there was no reply.
 */
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

/**
 * Handles an operation's requests instead of the server. Returns a function that stops after the pending requests. If a
 * test removed the handler itself, Playwright would drop the pending requests, and the replies would come too late.
 */
export async function onOperation(
  page: Page,
  field: string,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const underWay = new Set<Promise<void>>();
  const handler = async (route: Route) => {
    if (!asks(route.request(), field)) return route.fallback();
    const handled = handle(route);
    underWay.add(handled);
    try {
      await handled;
    } finally {
      underWay.delete(handled);
    }
  };
  await page.route("**/graphql", handler);
  return async () => {
    await Promise.allSettled(underWay);
    await page.unroute("**/graphql", handler);
  };
}
