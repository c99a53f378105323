import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useExpiry } from "./use-expiry";

function Expiring() {
  const [shown, setShown] = useState(true);
  useExpiry(shown ? "Saved." : null, 3000, () => setShown(false));
  return shown ? <p>Saved.</p> : null;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const isShown = () => screen.queryByText("Saved.") !== null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("it is over after its time, and not before", () => {
  render(<Expiring />);
  pass(2999);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
});

test("a press that has begun is not moved: it is over when the pointer rests again", () => {
  render(<Expiring />);
  pass(2900);
  fireEvent.pointerDown(document.body, { buttons: 1 });
  pass(5000);
  expect(isShown()).toBe(true);
  fireEvent.pointerUp(document.body, { buttons: 0 });
  pass(500);
  expect(isShown()).toBe(true);
  pass(200);
  expect(isShown()).toBe(false);
});

test("while the pointer moves to its aim, nothing is moved", () => {
  render(<Expiring />);
  for (let moves = 0; moves < 8; moves++) {
    pass(500);
    fireEvent.pointerMove(document.body, { buttons: 0 });
  }
  expect(isShown()).toBe(true);
  pass(700);
  expect(isShown()).toBe(false);
});
