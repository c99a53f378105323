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
   * The server's answers, by query and variables: `{"EventPage {\"slug\":\"x\"}": {…}}`. Other queries get no answer.
   */
  readonly initialData: InitialData;
  /** The address and the pattern of its route. */
  readonly at?: string;
  readonly route?: string;
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

/** Shows a public page in the browser, its data already there. For tests. */
export function renderPublicPage(page: PublicPage) {
  const { site, store } = publicSite(page);
  return { ...render(site), store };
}

/** What the server sends. Rendered twice, because this renderer does not wait: lazy parts are there the second time. */
async function serverHtml(page: PublicPage): Promise<string> {
  renderToString(publicSite(page).site);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return renderToString(publicSite(page).site);
}

/**
 * Renders a public page as a server does, then lets the browser take it over. For tests.
 * @returns the server's text, and everything that React complained about
 */
export async function hydratePublicPage(page: PublicPage) {
  const complaints: unknown[][] = [];
  const spy = jest.spyOn(console, "error").mockImplementation((...words) => void complaints.push(words));
  const root = document.createElement("div");
  root.innerHTML = await serverHtml(page);
  const serverText = root.textContent;
  document.body.replaceChildren(root);
  let mounted: Root | null = null;
  // Waits for what the page fetches itself, such as its own lazy parts.
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

/** Content or address of a tag in the document's head, or null. For tests. */
export function headTag(selector: string): string | null {
  const tag = document.head.querySelector(selector);
  return tag?.getAttribute("content") ?? tag?.getAttribute("href") ?? null;
}

/** The text that a definition list gives a term. For tests. */
export function definitionOf(term: string): string | null | undefined {
  return screen.getByText(term, { selector: "dt" }).nextElementSibling?.textContent;
}
