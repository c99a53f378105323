import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { clearSession, readSession, writeSession } from "../session/session-store";
import { loginResponse } from "../testing/login-response";
import { ApolloBoundary } from "./apollo-boundary";
import { clientOf } from "./client";

const QUERY: TypedDocumentNode<{ name: string }, Record<string, never>> = gql`
  query Viewer {
    name
  }
`;

function Name() {
  const { data } = useQuery(QUERY);
  return <p>{data === undefined ? "loading" : `name: ${data.name}`}</p>;
}

const as = (userId: string) => ({ ...loginResponse(), id: userId, userId });
const inAnotherTab = (response: object) => {
  localStorage.setItem("user", JSON.stringify(response));
  dispatchEvent(new StorageEvent("storage", { key: "user" }));
};
const show = () =>
  render(
    <ApolloBoundary>
      <Name />
    </ApolloBoundary>,
  );

beforeEach(() => {
  act(() => clearSession());
  globalThis.fetch = jest.fn(() => {
    const name = readSession()?.userId ?? "no one";
    return Promise.resolve(Response.json({ data: { name } }));
  });
});

test("what one person fetched is never shown to the next, not even until theirs is there", async () => {
  writeSession(as("asha"));
  show();
  expect(await screen.findByText("name: asha")).toBeVisible();
  act(() => inAnotherTab(as("ravi")));
  expect(screen.getByText("loading")).toBeVisible();
  expect(await screen.findByText("name: ravi")).toBeVisible();
});

test("nor what they typed, while the same person's stays over a new token", () => {
  writeSession(as("asha"));
  render(
    <ApolloBoundary>
      <input aria-label="Team Name" />
    </ApolloBoundary>,
  );
  const field = () => screen.getByLabelText("Team Name");
  fireEvent.change(field(), { target: { value: "Asha's team" } });
  act(() => writeSession({ ...as("asha"), name: "Asha R." }));
  expect(field()).toHaveValue("Asha's team");
  act(() => inAnotherTab(as("ravi")));
  expect(field()).toHaveValue("");
});

test("a page that learns only now who is signed in keeps its screens", () => {
  localStorage.clear();
  render(
    <ApolloBoundary>
      <input aria-label="Team Name" />
    </ApolloBoundary>,
  );
  const field = screen.getByLabelText("Team Name");
  act(() => inAnotherTab(as("asha")));
  expect(screen.getByLabelText("Team Name")).toBe(field);
});

test("nor when people change while no screen with data is open", async () => {
  writeSession(as("asha"));
  const { unmount } = show();
  expect(await screen.findByText("name: asha")).toBeVisible();
  unmount();
  inAnotherTab(as("ravi"));
  show();
  expect(screen.getByText("loading")).toBeVisible();
  expect(await screen.findByText("name: ravi")).toBeVisible();
});

test("an answer still on its way is lost with the person it was for", async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  globalThis.fetch = jest
    .fn(() => Promise.resolve(Response.json({ data: { name: "ravi" } })))
    .mockImplementationOnce(async () => {
      await answered;
      return Response.json({ data: { name: "asha" } });
    });
  writeSession(as("asha"));
  show();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  act(() => inAnotherTab(as("ravi")));
  expect(await screen.findByText("name: ravi")).toBeVisible();
  await act(async () => {
    answer();
    await answered;
  });
  expect(screen.getByText("name: ravi")).toBeVisible();
});

test("the same person keeps what is known over a new token; after Logout it is forgotten", () => {
  const first = clientOf("asha");
  expect(clientOf("asha")).toBe(first);
  const signedOut = clientOf(undefined);
  expect(signedOut).not.toBe(first);
  expect(clientOf("asha")).not.toBe(first);
  expect(clientOf(undefined)).toBe(signedOut);
});
