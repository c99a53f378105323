import { Component, Suspense, type ReactNode } from "react";
import { act, render, screen } from "@testing-library/react";
import type { PageQuery } from "../../graphql/page-queries";
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

async function show(store: PageStore) {
  // A suspended render is only taken up again inside an asynchronous act, which render() is not.
  // eslint-disable-next-line testing-library/no-unnecessary-act -- see above
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

test("after a failure the next attempt asks again: at once when told to, else a second later", async () => {
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
