import { TRANSLATED } from "../../frontend/languages/catalogues.mjs";
import { ROOT } from "../lib/paths.mjs";
import { loadVite } from "../lib/vite.mjs";

const PREFIX = new RegExp(`^/(${TRANSLATED.join("|")})(?=[/?]|$)`);

/** Milliseconds after a change until Vite has dropped the old modules. */
const RELOAD_MS = 100;
/** The status for a module that cannot be compiled. Vite itself reports the error to the browser. */
const BROKEN = 500;

/** @typedef {import("vite").ViteDevServer} ViteDevServer */
/** @typedef {import("node:http").IncomingMessage} Request @typedef {import("node:http").ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => void} Answer */
/**
 * The website in one language: the prefix of its paths ("" or "/hi"), and the Vite server for that language.
 * @typedef {{ language: string, prefix: string, vite: ViteDevServer }} Site
 */

/**
 * The website in development. A Vite server has a single language, given by its `base`. The Vite server for English
 * listens on the port. Each other language gets its own Vite server behind the same address when it is first visited.
 */
export class DevSites {
  /** @type {ViteDevServer | undefined} */
  #english;
  /** @type {Map<string, Promise<ViteDevServer>>} */
  #translations = new Map();
  #willReload = false;

  /**
   * @param {(watcher: ViteDevServer["watcher"]) => void} onStart called with the file watcher, and again after each
   * change of Vite's configuration
   * @param {() => void} onBrowser called when a browser connects
   */
  constructor(onStart, onBrowser) {
    this.onStart = onStart;
    this.onBrowser = onBrowser;
  }

  /**
   * Starts listening.
   * @param {{ port: number, host: string }} where
   * @param {Answer} answer answers requests for which Vite has no file
   */
  async start(where, answer) {
    const plugin = {
      name: "dev-site",
      configureServer: (/** @type {ViteDevServer} */ vite) => {
        this.#english = vite;
        // Closes the translations' servers, because the English server has just closed the HTTP server that they use.
        this.#withTranslations((other) => other.close());
        this.#translations.clear();
        this.onStart(vite.watcher);
        vite.middlewares.use((request, response, next) => {
          if (PREFIX.test(request.url ?? "")) this.#inTranslation(request, response, answer).catch(next);
          else next();
        });
        return () => void vite.middlewares.use(answer);
      },
    };
    const vite = await this.#create({ plugins: [plugin], server: { ...where, strictPort: true } });
    await vite.listen();
  }

  /**
   * Returns the website for the language in an address.
   * @param {string} url
   * @returns {Promise<Site>}
   */
  async of(url) {
    const [prefix = "", language = "en"] = PREFIX.exec(url) ?? [];
    const vite = language === "en" ? this.#english : await this.#translation(language);
    if (!vite) throw new Error("The website has not started.");
    return { language, prefix, vite };
  }

  /**
   * Sends a message to all browsers.
   * @param {import("vite").HotPayload} payload
   */
  send(payload) {
    this.#english?.ws.send(payload);
    this.#withTranslations(({ ws }) => ws.send(payload));
  }

  /**
   * Prints why a page could not be rendered. Reloads all browsers after the next save, because a failed page runs no
   * code that could update it.
   * @param {string} url
   * @param {Error} error
   */
  async report(url, error) {
    const { vite } = await this.of(url);
    const { buildErrorMessage } = await loadVite();
    vite.ssrFixStacktrace(error);
    vite.config.logger.error(buildErrorMessage(error, [`${url} cannot be rendered: ${error.message}`]));
    if (this.#willReload) return;
    this.#willReload = true;
    this.#english?.watcher.once("change", () => {
      this.#willReload = false;
      setTimeout(() => this.send({ type: "full-reload" }), RELOAD_MS);
    });
  }

  /** @param {Request} request @param {Response} response @param {Answer} answer */
  async #inTranslation(request, response, answer) {
    const { url = "/" } = request;
    const { vite } = await this.of(url);
    vite.middlewares(request, response, () => {
      request.url = url; // restores the language, which Vite has removed
      if (response.statusCode === BROKEN) response.end();
      else answer(request, response);
    });
  }

  /** @param {(vite: ViteDevServer) => unknown} action */
  #withTranslations(action) {
    for (const other of this.#translations.values()) other.then(action, () => undefined);
  }

  /** @param {string} language */
  #translation(language) {
    const known = this.#translations.get(language);
    if (known) return known;
    const server = this.#english?.httpServer;
    /**
     * Marks the reply to a module that cannot be compiled. In middleware mode, Vite then continues as for an unknown
     * address. `#inTranslation` recognises the reply by its status and ends it.
     * @type {import("vite").Connect.ErrorHandleFunction}
     */
    const markBroken = (error, _request, response, next) => {
      response.statusCode = BROKEN;
      next(error);
    };
    const plugin = {
      name: "dev-translation",
      configureServer:
        (/** @type {ViteDevServer} */ { middlewares }) =>
        () =>
          void middlewares.use(markBroken),
    };
    const created = this.#create({
      plugins: [plugin],
      base: `/${language}/`,
      cacheDir: `node_modules/.vite/${language}`,
      server: { middlewareMode: true, ...(server ? { ws: { server } } : {}) },
    });
    this.#translations.set(language, created);
    created.catch(() => this.#translations.delete(language));
    return created;
  }

  /** @param {import("vite").InlineConfig} config */
  async #create({ plugins = [], ...config }) {
    const { createServer } = await loadVite();
    const browsers = {
      name: "browsers",
      configureServer: (/** @type {ViteDevServer} */ { ws }) => void ws.on("connection", this.onBrowser),
    };
    return createServer({
      configFile: `${ROOT}frontend/vite.config.ts`,
      root: `${ROOT}frontend`,
      appType: "custom",
      plugins: [browsers, ...plugins],
      ...config,
    });
  }
}
