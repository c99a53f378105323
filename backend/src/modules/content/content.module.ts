import { join } from "node:path";
import type { Environment } from "../../config/environment.js";
import { MediaAddresses } from "../../kernel/media/media-addresses.js";
import { ContentService } from "./content.service.js";
import { loadContent } from "./load-content.js";

/** The content module, wired. */
export type ContentServices = ReturnType<typeof createContentServices>;

/**
 * Wires the content module: reads the content files of the project in `root`.
 * @throws Error with one line a mistake in them
 */
export function createContentServices(env: Environment, root: string) {
  const media = new MediaAddresses({
    mediaBase: env.MEDIA_BASE_URL,
    animationBase: env.ANIMATION_BASE_URL,
    publicFolder: join(root, "frontend/public"),
  });
  return { media, content: new ContentService(loadContent(root).content, media) };
}
