import { useEffect, useRef, useState } from "react";
import type { ApolloClient } from "@apollo/client";
import {
  useMarkNotificationsReadMutation,
  useNotificationsChangedSubscription,
  useNotificationsQuery,
  type NotificationFieldsFragment,
} from "../../../graphql/features/notifications";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { isInView } from "../../../shared/session/student-view";

interface Known {
  readonly unread: number;
  readonly items: readonly NotificationFieldsFragment[];
}

/** Returns the user's notifications, updated while the page is visible. */
export function useNotifications() {
  const [open, setOpen] = useState(false);
  const [live, setLive] = useState<Known | null>(null);
  /**
   * Ids of the notifications that were unread when the list was opened, or have arrived since. They are marked as read,
   * but stay highlighted.
   */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const newestRef = useRef<string | null>(null);
  useNotificationsChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data }) => {
      if (!data.data) return;
      const { notificationsChanged } = data.data;
      const newest = notificationsChanged.items[0]?.id ?? "";
      // The stream's first message has the existing notifications, so it fetches nothing. Later ids are greater.
      if (newestRef.current !== null && newest > newestRef.current) void refetchTeam(client);
      newestRef.current = newest;
      setLive(notificationsChanged);
    },
    // Errors are ignored, because the stream also fails when the session ends, and opening the list fetches the
    // notifications anyway.
    onError: () => undefined,
  });
  // Fetched on opening, because the stream may be interrupted or blocked.
  const query = useQueryState(useNotificationsQuery({ skip: !open, fetchPolicy: "network-only" }));
  const fetched = query.data?.notifications;
  const [merged, setMerged] = useState(fetched);
  if (open && fetched !== undefined && fetched !== merged) {
    setMerged(fetched);
    setLive(newerOf(live, fetched));
  }
  const [markRead] = useMarkNotificationsReadMutation();
  const known: Known | null = live ?? query.data?.notifications ?? null;
  const newest = known?.items[0]?.id;
  if (open && known !== null) noteUnread(known);

  function noteUnread({ items }: Known): void {
    const unread = items.filter(({ id, readAt }) => readAt === null && !fresh.has(id));
    if (unread.length > 0) setFresh(new Set([...fresh, ...unread.map(({ id }) => id)]));
  }

  // Marks notifications as read, including notifications that arrive while the list is open. Without a network
  // connection, they stay unread until the list is opened again.
  const unread = known?.unread ?? 0;
  useEffect(() => {
    // A Superadmin who views the site as a student must not mark the student's notifications as read.
    if (!open || newest === undefined || unread === 0 || isInView()) return;
    markRead({ variables: { input: { upTo: newest } } }).then(
      ({ data }) => data && setLive((now) => newerOf(now, data.markNotificationsRead)),
      () => undefined,
    );
  }, [open, newest, unread, markRead]);
  return {
    isOpen: open,
    unread,
    items: known?.items ?? null,
    fresh,
    problem: query.problem,
    loading: query.loading,
    reload: query.reload,
    /** Call this function when the list is opened or closed. */
    onToggle: (isOpen: boolean) => {
      setOpen(isOpen);
      if (!isOpen) setFresh(new Set());
    },
  };
}

/** Fetches the user's team and invitations again if they are shown, because most notifications are about them. */
function refetchTeam(client: ApolloClient) {
  return client.refetchQueries({
    include: "active",
    onQueryUpdated: ({ queryName }) => queryName === "TeamStatus" || queryName === "MyInvitations",
  });
}

/** Returns the newer data. A reply may be older than data from the stream. Later notifications have greater ids. */
function newerOf(streamed: Known | null, replied: Known): Known {
  const [newest, repliedNewest] = [streamed?.items[0]?.id, replied.items[0]?.id];
  const isOlder = newest !== undefined && (repliedNewest === undefined || repliedNewest < newest);
  return streamed !== null && isOlder ? streamed : replied;
}
