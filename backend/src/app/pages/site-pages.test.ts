import type { PageCache, ReadyPage } from "./page-cache.js";
import { languagePrefix, SitePages } from "./site-pages.js";

let opened: string[];
/** Returns a fake cache. Each page's text is the language and the requested path. */
const pagesOf = (language: string): PageCache =>
  ({
    page: (pathname: string, query: string) => Promise.resolve(`${language} ${pathname}${query}`),
    shell: () => Promise.resolve(`shell in ${language}`),
    rightSpelling: (pathname: string) => Promise.resolve(pathname === "/events/ALG" ? "/events/alg" : null),
    isPersonal: (pathname: string) => pathname === "/profile",
  }) as unknown as PageCache;
let pages: SitePages;
beforeEach(() => {
  opened = [];
  pages = new SitePages(pagesOf("English"), (language) => {
    opened.push(language);
    return language === "bn" ? null : pagesOf("Hindi");
  });
});

const at = (pathname: string): Promise<ReadyPage> => pages.page(pathname, "?q=1");

test("the first part of a path says the language, and the rest the page", async () => {
  expect(await at("/events")).toBe("English /events?q=1");
  expect(await at("/hi/events")).toBe("Hindi /events?q=1");
  expect(await at("/hi")).toBe("Hindi /?q=1");
  expect(await at("/hi/")).toBe("Hindi /?q=1");
  expect(await at("/history")).toBe("English /history?q=1");
  expect(languagePrefix("/hi-fi")).toBe("");
});

test("a language's build is read once, when a visitor first requests it", async () => {
  await at("/events");
  expect(opened).toEqual([]);
  await at("/hi/events");
  await pages.shell("/hi/nowhere");
  expect(opened).toEqual(["hi"]);
});

test("an address of a language that was not built is an English page's", async () => {
  expect(await at("/bn/events")).toBe("English /bn/events?q=1");
});

test("the right spelling stays in its language, and a personal page is one in each", async () => {
  expect(await pages.rightSpelling("/hi/events/ALG")).toBe("/hi/events/alg");
  expect(await pages.rightSpelling("/events/ALG")).toBe("/events/alg");
  expect([pages.isPersonal("/profile"), pages.isPersonal("/hi/profile")]).toEqual([true, true]);
});
