import { Suspense } from "react";
import { act, render, screen } from "@testing-library/react";
import { lazyPart } from "./lazy-page";

test("a part whose script cannot be fetched does not change the page, and comes once the network is back", async () => {
  const load = jest
    .fn<Promise<() => string>, []>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue(() => "The list");
  const Part = lazyPart(load);
  render(
    <>
      <input aria-label="Team Name" defaultValue="Null Pointers" />
      <Suspense fallback="The bell">
        <Part />
      </Suspense>
    </>,
  );
  expect(await screen.findByText("The bell")).toBeVisible();
  expect(screen.getByLabelText("Team Name")).toHaveValue("Null Pointers");
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByText("The list")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
