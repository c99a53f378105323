import { act, fireEvent, render, screen } from "@testing-library/react";
import { fakeCarouselLayout, fakeMedia } from "../../testing/fake-layout";
import { fakeViewport } from "../../testing/fake-viewport";
import { TIMINGS } from "../../timings";
import { CarouselArrows, CarouselCounter, CarouselDots, RotationButton } from "./carousel-controls";
import { CarouselFrame } from "./carousel-frame";
import { CarouselSlides } from "./carousel-slides";
import { useCarousel } from "./use-carousel";

const NAMES = ["one", "two", "three", "four"];

function Show({ interval, start }: { readonly interval?: number; readonly start?: number }) {
  const carousel = useCarousel({ count: NAMES.length, interval, start });
  return (
    <CarouselFrame carousel={carousel} labelledBy="title" announcement={NAMES[carousel.selected] ?? ""}>
      <h2 id="title">Pictures of us</h2>
      <CarouselSlides
        carousel={carousel}
        label="Pictures"
        slideClass="basis-full"
        slides={NAMES.map((name) => ({ key: name, content: () => <a href={`#${name}`}>{name}</a> }))}
      />
      <CarouselCounter carousel={carousel} />
      <CarouselDots carousel={carousel} labels={NAMES} />
      <CarouselArrows carousel={carousel} what="picture" />
      <RotationButton carousel={carousel} what="picture" />
    </CarouselFrame>
  );
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const root = () => screen.getByRole("group", { name: "Pictures of us" });
/** Returns the slides that are not inert. */
const shown = () =>
  screen
    .getAllByRole("group", { name: /^\d of 4$/, hidden: true })
    .filter((slide) => !slide.hasAttribute("inert"))
    .map((slide) => slide.textContent);
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  jest.useFakeTimers();
  fakeViewport();
  fakeMedia({ width: 500 });
  fakeCarouselLayout(600, 1);
});
afterEach(() => jest.useRealTimers());

test("shows one slide of a named carousel; the others are inert", () => {
  render(<Show start={2} />);
  expect(root()).toHaveAttribute("aria-roledescription", "carousel");
  expect(shown()).toEqual(["three"]);
  expect(screen.getByText("3 of 4: three")).toHaveAttribute("aria-live", "polite");
  expect(
    screen.getByText((_text, element) => element?.tagName === "P" && element.textContent === "03/04"),
  ).toBeVisible();
});

test("the buttons go on and back, and wrap at both ends", () => {
  render(<Show />);
  click("Previous picture");
  expect(shown()).toEqual(["four"]);
  click("Next picture");
  expect(shown()).toEqual(["one"]);
});

test("the arrow keys do the same wherever the focus is within, and a focus is never lost in an inert slide", () => {
  render(<Show />);
  act(() => screen.getByRole("link", { name: "one" }).focus());
  fireEvent.keyDown(screen.getByRole("link", { name: "one" }), { key: "ArrowRight" });
  expect(shown()).toEqual(["two"]);
  expect(screen.getByRole("group", { name: "Pictures" })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole("group", { name: "Pictures" }), { key: "ArrowLeft" });
  expect(shown()).toEqual(["one"]);
});

test("a dot goes to its slide and is marked", () => {
  render(<Show />);
  click("Show 3 of 4: three");
  expect(shown()).toEqual(["three"]);
  expect(screen.getByRole("button", { name: "Show 3 of 4: three" })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("button", { name: "Show 1 of 4: one" })).toHaveAttribute("aria-current", "false");
});

test("a slide takes 500 ms", () => {
  render(<Show />);
  // eslint-disable-next-line testing-library/no-node-access -- the row inside the group moves
  const row = screen.getByRole("group", { name: "Pictures" }).firstElementChild as HTMLElement;
  const place = () => Number(/translate3d\((-?[\d.]+)px/.exec(row.style.transform)?.[1]);
  wait(100);
  click("Next picture");
  wait(TIMINGS.carouselSlide / 2);
  expect(place()).toBeLessThan(-300);
  expect(place()).toBeGreaterThan(-599);
  wait(TIMINGS.carouselSlide / 2 - 50);
  expect(place()).toBeGreaterThan(-600);
  wait(50 + 3 * 17); // three more frames, because a movement starts and ends on a frame
  expect(place()).toBe(-600);
});

describe("with an interval", () => {
  test("goes on by itself every 6 s and wraps; it is not spoken then", () => {
    render(<Show interval={TIMINGS.carouselInterval} />);
    expect(screen.getByText("1 of 4: one")).toHaveAttribute("aria-live", "off");
    wait(5_999);
    expect(shown()).toEqual(["one"]);
    wait(1);
    expect(shown()).toEqual(["two"]);
    wait(12_000);
    expect(shown()).toEqual(["four"]);
    wait(6_000);
    expect(shown()).toEqual(["one"]);
  });

  test("gives each slide its full time, also after a press", () => {
    render(<Show interval={6_000} />);
    wait(5_000);
    click("Next picture");
    wait(5_000);
    expect(shown()).toEqual(["two"]);
    wait(1_000);
    expect(shown()).toEqual(["three"]);
  });

  test.each([
    ["under a mouse", () => fireEvent.pointerOver(root()), () => fireEvent.pointerLeave(root())],
    [
      "around the focus",
      () => act(() => screen.getByRole("link", { name: "one" }).focus()),
      () => act(() => screen.getByRole("link", { name: "one" }).blur()),
    ],
    ["in a hidden tab", () => setTab("hidden"), () => setTab("visible")],
    ["after Pause", () => click("Pause the pictures"), () => click("Play the pictures")],
  ])("rests %s, and then goes on", (_when, press, release) => {
    render(<Show interval={6_000} />);
    press();
    wait(60_000);
    expect(shown()).toEqual(["one"]);
    release();
    wait(6_000);
    expect(shown()).toEqual(["two"]);
  });

  test("a mouse or the focus on the Pause button does not hold it", () => {
    render(<Show interval={6_000} />);
    const button = screen.getByRole("button", { name: "Pause the pictures" });
    fireEvent.pointerOver(button);
    act(() => button.focus());
    wait(6_000);
    expect(shown()).toEqual(["two"]);
  });

  test("never goes on for who asked for less motion, and does not slide for them", () => {
    fakeMedia({ width: 500, reducedMotion: true });
    render(<Show interval={6_000} />);
    wait(60_000);
    expect(shown()).toEqual(["one"]);
    click("Next picture");
    // eslint-disable-next-line testing-library/no-node-access -- the row inside the group moves
    expect(screen.getByRole("group", { name: "Pictures" }).firstElementChild).toHaveStyle({
      transform: "translate3d(-600px,0px,0px)",
    });
  });
});

function setTab(state: DocumentVisibilityState): void {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  fireEvent(document, new Event("visibilitychange"));
}
