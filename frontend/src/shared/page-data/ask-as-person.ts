import { freshToken } from "../session/refresh";
import { askServer } from "./ask-server";
import type { PageQuery } from "./page-query";

/**
 * Sends a query as the signed-in user, on a page without Apollo. Returns null if there is no session or the request
 * fails.
 */
export async function askAsPerson<Data>({
  text,
}: PageQuery<Data, Record<string, never>>): Promise<Data | null> {
  try {
    const token = await freshToken();
    return token === null
      ? null
      : ((await askServer(text, {}, { authorization: `Bearer ${token}` })) as Data);
  } catch {
    return null;
  }
}
