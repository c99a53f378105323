import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense, use } from "react";
import { Link, Route, Routes, useLocation } from "react-router-dom";
import { FlashMessage } from "../shared/ui/flash-message";
import { withFlashMessage } from "../shared/ui/flash-state";
import { Modal } from "../shared/ui/modal";
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

function Dialog({ open }: { readonly open: boolean }) {
  return (
    <>
      <p>At {useLocation().pathname}</p>
      <Link to="/next">On</Link>
      <Modal open={open} onClose={() => undefined} title="Segfault" />
    </>
  );
}

test("a page that opens while a closed dialog's history entry is removed is shown, and Back leaves it", async () => {
  history.pushState({ key: "page", idx: 0 }, "", "/page");
  const view = (open: boolean) => (
    <SiteRouter>
      <Dialog open={open} />
    </SiteRouter>
  );
  const { rerender } = render(view(true));
  await waitFor(() => expect(history.state).toHaveProperty("dialogs", 1));
  rerender(view(false));
  await act(() => Promise.resolve());
  fireEvent.click(screen.getByRole("link", { name: "On", hidden: true }));
  await screen.findByText("At /next");
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText(/^At/)).toHaveTextContent("At /next");
  expect(location.pathname).toBe("/next");
  act(() => history.back());
  await screen.findByText("At /page");
  await waitFor(() => expect(history.state).not.toHaveProperty("dialogs"));
  history.replaceState(null, "", "/");
});
