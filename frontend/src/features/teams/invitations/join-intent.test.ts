import { JOINS, keepEarlyIntent, takeIntent } from "./join-intent";

const HERE = "/join/abc";

function arriveFrom(referrer: string, search: string) {
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  history.replaceState(null, "", `/login${search}`);
  keepEarlyIntent(HERE);
}

afterEach(() => sessionStorage.clear());

test("the page's link to join counts as a choice also before its script runs", () => {
  arriveFrom(location.origin + HERE, `?next=${HERE}&${JOINS}`);
  expect([takeIntent("abc"), takeIntent("abc")]).toEqual([true, false]);
});

test.each([
  ["another link of the page, such as the bar's", location.origin + HERE, `?next=${HERE}`],
  ["another site", "https://evil.example/join/abc", `?next=${HERE}&${JOINS}`],
])("%s adds no one to a team", (_from, referrer, search) => {
  arriveFrom(referrer, search);
  expect(takeIntent("abc")).toBe(false);
});
