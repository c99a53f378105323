/** The handbook's pages. Each is a separate script that is fetched when the page is opened. */
const PAGES = {
  handbook: () => import("../../../../docs/handbook.md"),
  "taking-over": () => import("../../../../docs/handbook/taking-over.md"),
  before: () => import("../../../../docs/handbook/before.md"),
  registration: () => import("../../../../docs/handbook/registration.md"),
  contest: () => import("../../../../docs/handbook/contest.md"),
  "desk-card": () => import("../../../../docs/handbook/desk-card.md"),
  results: () => import("../../../../docs/handbook/results.md"),
  closing: () => import("../../../../docs/handbook/closing.md"),
  problems: () => import("../../../../docs/handbook/problems.md"),
} as const;

export type PageName = keyof typeof PAGES;

export type HandbookPage = Awaited<ReturnType<(typeof PAGES)[PageName]>>;

/** Splits `page#heading`. An unknown page becomes the first page. */
export function placeFrom(text: string): { readonly page: PageName; readonly heading: string | null } {
  const [page = "", heading] = text.split("#");
  return { page: page in PAGES ? (page as PageName) : "handbook", heading: heading ?? null };
}

/** @throws when the page's script cannot be fetched */
export function fetchPage(name: PageName): Promise<HandbookPage> {
  return PAGES[name]();
}
