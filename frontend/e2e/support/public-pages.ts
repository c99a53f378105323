import type { Page } from "@playwright/test";

/** A public page, and the content that it must have before any script runs. */
export interface PublicPage {
  readonly path: string;
  readonly status: 200 | 404;
  /** The text of the page's only first-level heading. */
  readonly heading: string;
  /** Sentences and figures from all parts of the page. */
  readonly texts: readonly string[];
  /** Links in the page's main part: name and address. */
  readonly links: readonly (readonly [name: string, href: string])[];
}

const page = (
  path: string,
  heading: string,
  texts: PublicPage["texts"],
  links: PublicPage["links"],
  status: PublicPage["status"] = 200,
): PublicPage => ({ path, status, heading, texts, links });

export const PUBLIC_PAGES: readonly PublicPage[] = [
  page(
    "/",
    "CDC Coding Club",
    ["About Us", "Aim", "Mission", "Vision", "Our Events", "Glimpses of CDC", "What Others Think About Us"],
    [["Register Your Team", "/signup?next=/events/syntaxsiege/registration"]],
  ),
  page(
    "/events",
    "Events",
    ["AlgOlympics", "Syntax Siege 2025", "Code Cascade", "Game of Codes"],
    [["Details", "/events/syntaxsiege"]],
  ),
  page("/events/algOlympics", "AlgOlympics", ["Maximum team size", "₹150", "4 Jan 2025", "About"], []),
  page(
    "/events/syntaxsiege",
    "Syntax Siege 2025",
    [
      "Maximum team size",
      "Free",
      "Schedule",
      "Registration will be closed by 1 March,2025 5:00 PM IST. So hurry up and register your team.",
    ],
    [["Register Your Team", "/signup?next=/events/syntaxsiege/registration"]],
  ),
  page("/events/code-cascade", "Code Cascade", ["Maximum team size", "About", "Schedule"], []),
  page("/events/game-of-codes", "Game of Codes", ["Maximum team size", "About", "Schedule"], []),
  page("/events/genesis", "Genesis", ["Maximum team size", "About", "Schedule"], []),
  page(
    "/members",
    "Members",
    ["Dr. Meenakshi Iyer", "Faculty coordinator", "Aarav Kulkarni", "Software Engineer, Banyan Payments"],
    [["Mail (Aarav Kulkarni)", "mailto:aarav.kulkarni@example.org"]],
  ),
  page(
    "/contact",
    "Get in Touch with Us",
    ["Use the form, or reach us by WhatsApp or Telegram.", "The form needs JavaScript."],
    [["WhatsApp (opens in a new tab)", "https://example.org/whatsapp"]],
  ),
  page(
    "/no/such/page",
    "There is no page here",
    ["Perhaps you were looking for"],
    [
      ["Home", "/"],
      ["Events", "/events"],
      ["Members", "/members"],
      ["Contact", "/contact"],
      ["Login", "/login"],
    ],
    404,
  ),
];

/** Scrolls to the end step by step, so that content that loads only when it is visible is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.6;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo(0, y);
      // The first frame draws. By the second frame, the observers have reported.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
}

/** Waits until the front page's lazy sections have loaded their scripts. The sections do not react before that. */
export async function sectionsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/(our-events|glimpses|testimonials)-/.test(name)).length === 3,
  );
  await page.waitForLoadState("networkidle");
}
