import { freshToken } from "../session/refresh";
import { askServer } from "./ask-server";
import type { PageQuery } from "./page-query";

/** What the server answers whoever is signed in, on a page that has no Apollo; null for nobody and when it does not answer. */
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
