import type { ReactNode } from "react";
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { PageDataProvider } from "../page-data/page-data";
import { PageStore, type InitialData } from "../page-data/page-store";
import { SiteOriginProvider } from "../site-origin";

interface PublicPage {
  readonly page: ReactNode;
  /**
   * The server's replies, by query and variables: `{"EventPage {\"slug\":\"x\"}": {…}}`. Other queries get no reply.
   */
  readonly initialData: InitialData;
  /** The address of the page and the pattern of its route. */
  readonly at?: string;
  readonly route?: string;
  /** Called when the browser shows the server's HTML. */
  readonly beforeHydration?: () => void;
}

function publicSite({ page, initialData, at = "/", route = "*" }: PublicPage) {
  const store = new PageStore(() => new Promise(() => undefined), initialData);
  const site = (
    <SiteOriginProvider origin="https://club.example.org">
      <PageDataProvider store={store}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={route} element={page} />
          </Routes>
        </MemoryRouter>
      </PageDataProvider>
    </SiteOriginProvider>
  );
  return { site, store };
}

/** Shows a public page in the browser with its data already loaded. For tests. */
export function renderPublicPage(page: PublicPage) {
  const { site, store } = publicSite(page);
  return { ...render(site), store };
}

/**
 * Returns the server's HTML. Renders the page twice, because this renderer does not wait for lazy parts. By the second
 * time, they are loaded.
 */
async function serverHtml(page: PublicPage): Promise<string> {
  renderToString(publicSite(page).site);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return renderToString(publicSite(page).site);
}

/**
 * Renders a public page as a server does, then hydrates it as a browser does. For tests.
 * @returns the text of the server's HTML, all of React's complaints, and a function that removes the page
 */
export async function hydratePublicPage(page: PublicPage) {
  const complaints: unknown[][] = [];
  const spy = jest.spyOn(console, "error").mockImplementation((...words) => void complaints.push(words));
  const root = document.createElement("div");
  root.innerHTML = await serverHtml(page);
  const serverText = root.textContent;
  document.body.replaceChildren(root);
  page.beforeHydration?.();
  dispatchEvent(new Event("beforehydration")); // as app/main.tsx does
  let mounted: Root | null = null;
  // Waits until the page has fetched its own lazy parts.
  await act(async () => {
    mounted = hydrateRoot(root, publicSite(page).site, {
      onRecoverableError: (error) => void complaints.push([error]),
    });
    await Promise.resolve();
  });
  spy.mockRestore();
  return {
    serverText,
    complaints,
    unmount: () => {
      act(() => {
        mounted?.unmount();
      });
    },
  };
}

/** Returns the content or address of a tag in the document's head, or null. For tests. */
export function headTag(selector: string): string | null {
  const tag = document.head.querySelector(selector);
  return tag?.getAttribute("content") ?? tag?.getAttribute("href") ?? null;
}

/** Returns the text of a term in a definition list. For tests. */
export function definitionOf(term: string): string | null | undefined {
  return screen.getByText(term, { selector: "dt" }).nextElementSibling?.textContent.replaceAll("\u00a0", " ");
}
