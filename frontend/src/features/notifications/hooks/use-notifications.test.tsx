import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { of, Subject } from "rxjs";
import { useTeamStatusQuery } from "../../../graphql/features/teams";
import { useNotifications } from "./use-notifications";

const entry = (id: string, readAt: string | null) => ({
  ...{
    __typename: "Notification",
    id,
    kind: "QUALIFIED",
    title: `Title ${id}`,
    text: "",
    path: "/",
    label: "See",
  },
  ...{ teamId: null, createdAt: "2026-01-01T00:00:00.000Z", readAt },
});
const list = (...items: ReturnType<typeof entry>[]) => ({
  __typename: "NotificationList",
  unread: items.filter(({ readAt }) => readAt === null).length,
  items,
});

function Shown() {
  const { items, unread, onToggle } = useNotifications();
  return (
    <>
      <button type="button" onClick={() => onToggle(true)}>
        Open
      </button>
      <p>{`${(items ?? []).map(({ title }) => title).join(", ")}; ${String(unread)} unread`}</p>
    </>
  );
}

test("the reply to having read does not undo what came while it was on its way", async () => {
  const stream = new Subject<ApolloLink.Result>();
  const replies: Subject<ApolloLink.Result>[] = [];
  const link = new ApolloLink(({ operationName = "" }) => {
    if (operationName === "NotificationsChanged") return stream;
    if (operationName !== "MarkNotificationsRead") return new Observable(() => undefined);
    const reply = new Subject<ApolloLink.Result>();
    replies.push(reply);
    return reply;
  });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Shown />
    </ApolloProvider>,
  );
  const push = (items: ReturnType<typeof list>) =>
    act(async () => {
      stream.next({ data: { notificationsChanged: items } });
      await Promise.resolve();
    });
  await push(list(entry("01", null)));
  await userEvent.click(screen.getByRole("button"));
  expect(replies).toHaveLength(1);
  await push(list(entry("02", null), entry("01", "2026-01-01T00:00:01.000Z")));
  await act(async () => {
    replies[0]?.next({ data: { markNotificationsRead: list(entry("01", "2026-01-01T00:00:01.000Z")) } });
    replies[0]?.complete();
    await Promise.resolve();
  });
  expect(await screen.findByText(/^Title 02, Title 01; 1 unread$/)).toBeVisible();
  expect(replies).toHaveLength(2);
});

test("opening the list shows what the stream has not brought", async () => {
  const link = new ApolloLink(({ operationName = "" }) => {
    if (operationName === "NotificationsChanged")
      return new Observable((observer) =>
        observer.next({ data: { notificationsChanged: list(entry("01", "2026-01-01T00:00:01.000Z")) } }),
      );
    if (operationName !== "Notifications") return new Observable(() => undefined);
    return new Observable((observer) => {
      observer.next({
        data: { notifications: list(entry("02", null), entry("01", "2026-01-01T00:00:01.000Z")) },
      });
      observer.complete();
    });
  });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Shown />
    </ApolloProvider>,
  );
  expect(await screen.findByText(/^Title 01; 0 unread$/)).toBeVisible();
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText(/^Title 02, Title 01; 1 unread$/)).toBeVisible();
});

test("a notice that arrives fetches the team again, and what the stream begins with does not", async () => {
  const stream = new Subject<ApolloLink.Result>();
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = "" }) => {
    if (operationName === "NotificationsChanged") return stream;
    asked.push(operationName);
    return of({ data: { currentEvent: null, myTeam: null } });
  });
  function Page() {
    useTeamStatusQuery();
    return <Shown />;
  }
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Page />
    </ApolloProvider>,
  );
  const push = (items: ReturnType<typeof list>) =>
    act(async () => {
      stream.next({ data: { notificationsChanged: items } });
      await Promise.resolve();
    });
  await push(list(entry("01", null)));
  expect(asked).toEqual(["TeamStatus"]);
  await push(list(entry("02", null), entry("01", null)));
  expect(asked).toEqual(["TeamStatus", "TeamStatus"]);
});
