import type { ReadyPage } from "./page-cache.js";
import { SearchPages } from "./search-pages.js";

let made: string[];
let finish: (() => void)[];
let now: number;
let pages: SearchPages;
beforeEach(() => {
  [made, finish, now] = [[], [], 0];
  const make = (path: string) => {
    made.push(path);
    return new Promise<ReadyPage>((resolve) => finish.push(() => resolve({ status: 200 } as ReadyPage)));
  };
  pages = new SearchPages(make, () => now);
});
const turns = () => new Promise((resolve) => setImmediate(resolve));

test("one after the other, and each once for all who ask within half a minute", async () => {
  const requests = [pages.page("?q=a"), pages.page("?q=b"), pages.page("?q=a")];
  await turns();
  expect(made).toEqual(["?q=a"]);
  finish[0]?.();
  await turns();
  expect(made).toEqual(["?q=a", "?q=b"]);
  finish[1]?.();
  await Promise.all(requests);
  now = 29_000;
  void pages.page("?q=a");
  now = 31_000;
  void pages.page("?q=a");
  await turns();
  expect(made).toEqual(["?q=a", "?q=b", "?q=a"]);
});

test("of a flood of searches most are refused at once; a change renews all", async () => {
  for (let number = 0; number < 50; number++) void pages.page(`?q=${String(number)}`);
  expect(() => pages.page("?q=one more")).toThrow(expect.objectContaining({ code: "UNAVAILABLE" }) as Error);
  await turns();
  expect(made).toEqual(["?q=0"]);
  for (let number = 0; number < 50; number++) {
    finish[number]?.();
    await turns();
  }
  pages.clear();
  void pages.page("?q=0");
  await turns();
  expect(made.filter((path) => path === "?q=0")).toHaveLength(2);
});
