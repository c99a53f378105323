import { act, screen, within } from "@testing-library/react";
import { fakeMedia } from "../../shared/testing/fake-layout";
import { fakeViewport } from "../../shared/testing/fake-viewport";
import { renderPublicPage } from "../../shared/testing/public-page";
import { HomePage } from "./home-page";
import { HOME } from "./testing/home-fixture";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a link that names an event that is over is not shown", async () => {
  fakeMedia({ width: 1280 });
  fakeViewport();
  const events = HOME.events.map((event) => ({ ...event, state: "past" as const, isOver: true }));
  renderPublicPage({ page: <HomePage />, initialData: { "HomePage {}": { ...HOME, events } } });
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.queryByRole("link", { name: /^Live/ })).not.toBeInTheDocument();
});

test("after the current event, the hero says so and leads to the results once there are any", async () => {
  fakeMedia({ width: 1280 });
  fakeViewport();
  const events = HOME.events.map((event) => ({ ...event, isOver: true, registrationOpen: false }));
  const show = (eventWinners: readonly { readonly slug: string }[]) =>
    renderPublicPage({
      page: <HomePage />,
      initialData: { "HomePage {}": { ...HOME, events, eventWinners } },
    });
  const { unmount } = show([]);
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByText("This event is over.")).toBeVisible();
  expect(screen.queryByText("On now")).not.toBeInTheDocument();
  expect(screen.getAllByText("Over")).toHaveLength(HOME.events.length);
  expect(screen.queryByRole("link", { name: "See the results" })).not.toBeInTheDocument();
  unmount();
  show([{ slug: "syntaxsiege" }]);
  await act(() => jest.advanceTimersByTimeAsync(50));
  const hero = within(screen.getByRole("region", { name: "CDC Coding Club" }));
  expect(hero.getByRole("link", { name: "See the results" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/results",
  );
  expect(hero.getByRole("link", { name: /^Past.*Syntax Siege 2025/ })).toBeVisible();
  expect(hero.queryByText(/^(Live|Register)/)).not.toBeInTheDocument();
});

test("without a link of the club's own, the current event is in the hero", async () => {
  fakeMedia({ width: 1280 });
  fakeViewport();
  const siteContent = { ...HOME.siteContent, club: { ...HOME.siteContent.club, liveLink: null } };
  renderPublicPage({ page: <HomePage />, initialData: { "HomePage {}": { ...HOME, siteContent } } });
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByRole("link", { name: /^Now.*Syntax Siege 2025/ })).toHaveAttribute(
    "href",
    "/events/syntaxsiege",
  );
});
