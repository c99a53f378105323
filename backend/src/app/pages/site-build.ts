import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename as basenameOf, dirname, join } from "node:path";
import type { SiteContent } from "../../modules/content/content.types.js";
import { lookStyle, newSiteBar } from "./look-style.js";
import { PageFrame } from "./page-frame.js";

/**
 * Runs a page's query with the rights of a visitor who is not signed in.
 * @throws the query's first error
 */
export type QueryExecutor = (text: string, variables: object) => Promise<unknown>;

/** The exports of the built frontend/src/app/entry-server.tsx. */
interface ServerBundle {
  publicPage(address: string): { readonly path: string; readonly module: string } | null;
  personalPage(pathname: string): { readonly path: string; readonly modules: readonly string[] } | null;
  /** Returns the HTML of the data block that gives the browser the content every page needs. */
  clubData(content: SiteContent): string;
  renderPage(
    path: string,
    site: { readonly origin: string; readonly content: SiteContent },
    ask: QueryExecutor,
    guess: string | null,
  ): Promise<{
    readonly status: 200 | 404;
    readonly head: string;
    readonly body: string;
    readonly initialData: string;
  }>;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Page {
  readonly status: 200 | 404;
  readonly html: string;
}

/** The built website: its HTML frame, and the React code that renders pages into the frame. */
export class SiteBuild {
  private constructor(
    private readonly frame: PageFrame,
    private readonly chunks: Readonly<Record<string, Chunk>>,
    private readonly bundle: ServerBundle,
    private readonly origin: string,
    private readonly content: () => SiteContent,
    private readonly basename: string,
  ) {}

  /**
   * Reads a build, or returns null if there is none.
   * @param root folder of the website's files
   * @param bundle the path of the code for rendering on the server
   * @param site the public address of the site (PUBLIC_URL), and whether the site offers the GraphQL playground
   * @param content returns the club's current content
   * @param basename the path prefix of a language's pages: "" for English, "/hi" for Hindi
   */
  static read(
    root: string,
    bundle: string,
    { publicUrl, playground }: { readonly publicUrl: string; readonly playground: boolean },
    content: () => SiteContent,
    basename = "",
  ): SiteBuild | null {
    const frame = PageFrame.read(root, playground, basename);
    const code = join(dirname(bundle), basename, basenameOf(bundle));
    if (!frame || !existsSync(code)) return null;
    return new SiteBuild(
      frame,
      JSON.parse(readFileSync(join(root, basename, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>,
      createRequire(code)(code) as ServerBundle,
      new URL(publicUrl).origin,
      content,
      basename,
    );
  }

  /** Returns the hashes of a rendered page's inline scripts, as sources of a Content-Security-Policy. */
  get scriptSources(): readonly string[] {
    return this.frame.scriptSources;
  }

  /** Returns the parts of a shell's HTML that depend on the club's content. The other parts never change. */
  get clubData(): string {
    const content = this.content();
    return this.bundle.clubData(content) + lookStyle(content) + newSiteBar(content, this.basename);
  }

  /** Returns the page without its content. The browser renders the content. */
  shell(): Page {
    return { status: 200, html: this.#shellHtml([]) };
  }

  #shellHtml(chunks: readonly string[]): string {
    const content = this.content();
    return this.frame.shell(
      this.bundle.clubData(content),
      chunks,
      lookStyle(content),
      newSiteBar(content, this.basename),
    );
  }

  /** Returns the route of the personal page at `pathname`, or null if there is none. */
  personalPath(pathname: string): string | null {
    return this.bundle.personalPage(pathname)?.path ?? null;
  }

  /**
   * Returns the shell of a personal page. The shell lists the page's chunks, so that the browser fetches them in
   * parallel.
   */
  shellFor(path: string): Page {
    const modules = this.bundle.personalPage(path)?.modules ?? [];
    return { status: 200, html: this.#shellHtml(this.#chunks(modules)) };
  }

  /**
   * Returns the path under which a public page is rendered and cached, or null for a personal page. The path includes
   * the query only if the query changes the page.
   */
  publicPath(address: string): string | null {
    return this.bundle.publicPage(address)?.path ?? null;
  }

  /**
   * Renders a public page. If its event, results or invitation does not exist, returns an empty page with status 404,
   * and `PageCache` sends the 404 page instead.
   * @param path the path from `publicPath`
   * @param guess the path that the visitor of a missing page may have meant
   * @throws the errors of `ask`, and the first error of the rendering
   */
  async render(path: string, ask: QueryExecutor, guess: string | null = null): Promise<Page> {
    const content = this.content();
    const { status, head, body, initialData } = await this.bundle.renderPage(
      path,
      { origin: this.origin, content },
      ask,
      guess,
    );
    const page = this.bundle.publicPage(path);
    const guessed = guess === null ? "" : ` data-guess="${guess}"`;
    const missing = status === 404 ? ` data-missing${guessed}` : "";
    const html = this.frame.fill({
      head: head + lookStyle(content),
      body: `${newSiteBar(content, this.basename)}<div id="root" data-origin="${this.origin}"${missing}>${body}</div>${initialData}`,
      chunks: page ? this.#chunks([page.module]) : [],
    });
    return { status, html };
  }

  /** Returns the chunks that a page needs in addition to those in the frame. */
  #chunks(modules: readonly string[]): string[] {
    const wanted = new Set<string>();
    const collect = (key: string): void => {
      const chunk = this.chunks[key];
      if (!chunk || wanted.has(chunk.file)) return;
      wanted.add(chunk.file);
      chunk.imports?.forEach(collect);
    };
    modules.forEach(collect);
    return [...wanted]
      .map((file) => `${this.basename}/${file}`)
      .filter((path) => !this.frame.plain.includes(path));
  }
}
