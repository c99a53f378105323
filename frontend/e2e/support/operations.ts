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

/**
 * Handles an operation's requests instead of the server. Returns how to stop, which waits for the requests under way:
 * Playwright lets go of those by itself when the last handler of a page goes, and theirs would come too late.
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
