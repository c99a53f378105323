import { Component, Suspense, useState, type ReactNode } from "react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageQuery } from "./page-query";
import { PageDataProvider, usePageData } from "./page-data";
import { PageStore } from "./page-store";

type Greeting = { readonly greeting: string };
const query: PageQuery<Greeting, { name: string }> = { name: "Greeting", text: "query Greeting{greeting}" };

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>It failed</p> : this.props.children;
  }
}

function Page() {
  return <p>{usePageData(query, { name: "Ada" }).greeting}</p>;
}

function Redrawn() {
  const [times, setTimes] = useState(1);
  const { greeting } = usePageData(query, { name: "Ada" });
  return (
    <>
      <p>{times === 1 ? greeting : `${greeting}, for the ${String(times)}nd time`}</p>
      <button onClick={() => setTimes(times + 1)}>Draw again</button>
    </>
  );
}

async function show(store: PageStore) {
  // eslint-disable-next-line testing-library/no-unnecessary-act -- a suspended render resumes only in an asynchronous act, and render() is synchronous
  await act(async () => {
    render(
      <PageDataProvider store={store}>
        <Boundary>
          <Suspense fallback={<p>Waiting</p>}>
            <Page />
          </Suspense>
        </Boundary>
      </PageDataProvider>,
    );
    await Promise.resolve();
  });
}

test("what came with the page is there at once", async () => {
  const ask = jest.fn();
  await show(new PageStore(ask, { 'Greeting {"name":"Ada"}': { greeting: "Hello, Ada" } }));
  expect(screen.getByText("Hello, Ada")).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

test("otherwise it is asked for once", async () => {
  const ask = jest.fn(() => Promise.resolve({ greeting: "Hello from the server" }));
  await show(new PageStore(ask));
  expect(await screen.findByText("Hello from the server")).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a failure reaches the boundary, after one request", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const ask = jest.fn(() => Promise.reject(new Error("The server answered 500.")));
  await show(new PageStore(ask));
  expect(await screen.findByText("It failed")).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
});

test("an open page keeps its answer; opened again a minute later it asks, and shows the old one if that fails", async () => {
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  const ask = jest.fn(() => Promise.reject(new Error("offline")));
  const store = new PageStore(ask, { 'Greeting {"name":"Ada"}': { greeting: "Hello, Ada" } });
  await show(store);
  now = 61_000;
  await show(store); // Renders another page, while the first page does not change.
  expect(screen.getAllByText("Hello, Ada")).toHaveLength(2);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("what is drawn again does not ask again, however long the page is open", async () => {
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  const ask = jest.fn(() => Promise.reject(new Error("offline")));
  const site = (
    <PageDataProvider store={new PageStore(ask, { 'Greeting {"name":"Ada"}': { greeting: "Hello, Ada" } })}>
      <Redrawn />
    </PageDataProvider>
  );
  const view = render(site);
  now = 600_000;
  await userEvent.click(screen.getByRole("button", { name: "Draw again" }));
  expect(screen.getByText("Hello, Ada, for the 2nd time")).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  view.unmount();
});

test("after a failure the next attempt asks again: at once on request, else a second later", async () => {
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  const ask = jest.fn(() => Promise.reject(new Error("no")));
  const store = new PageStore(ask);
  const read = () => store.read(query, { name: "Ada" }) as Promise<Greeting>;
  await expect(read()).rejects.toThrow("no");
  await expect(read()).rejects.toThrow("no");
  expect(ask).toHaveBeenCalledTimes(1);
  store.forget(query, { name: "Ada" });
  await expect(read()).rejects.toThrow("no");
  expect(ask).toHaveBeenCalledTimes(2);
  now = 1_000;
  await expect(read()).rejects.toThrow("no");
  expect(ask).toHaveBeenCalledTimes(3);
});
