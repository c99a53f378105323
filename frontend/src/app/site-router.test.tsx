import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { Link, Route, Routes } from "react-router-dom";
import { FlashMessage } from "../shared/ui/flash-message";
import { withFlashMessage } from "../shared/ui/flash-state";
import { TIMINGS } from "../shared/timings";
import { SiteRouter } from "./site-router";

const NEVER = new Promise<never>(() => undefined);

function Loading() {
  return <>{use(NEVER)}</>;
}

test("a message that disappears does not lead back from a link whose page is still loading", async () => {
  jest.useFakeTimers();
  try {
    history.pushState({ usr: withFlashMessage("Login successful!"), key: "one", idx: 0 }, "", "/one");
    render(
      <SiteRouter>
        <Suspense>
          <Routes>
            <Route
              path="/one"
              element={
                <>
                  <FlashMessage />
                  <Link to="/two">On</Link>
                </>
              }
            />
            <Route path="/two" element={<Loading />} />
          </Routes>
        </Suspense>
      </SiteRouter>,
    );
    expect(screen.getByText("Login successful!")).toBeVisible();
    fireEvent.click(screen.getByRole("link", { name: "On" }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(location.pathname).toBe("/two");
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.banner));
    expect(location.pathname).toBe("/two");
  } finally {
    jest.useRealTimers();
    history.replaceState(null, "", "/");
  }
});
