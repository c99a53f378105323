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

/** The user's notifications, updated while the page is visible. */
export function useNotifications() {
  const [open, setOpen] = useState(false);
  const [live, setLive] = useState<Known | null>(null);
  /**
   * Ids of notifications that were unread when the list was opened. Opening marks them as read, but they stay
   * highlighted.
   */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const newestRef = useRef<string | null>(null);
  useNotificationsChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data }) => {
      if (!data.data) return;
      const { notificationsChanged } = data.data;
      const newest = notificationsChanged.items[0]?.id ?? "";
      // The stream begins with the existing notifications. Ids rise with time.
      if (newestRef.current !== null && newest > newestRef.current) void refetchTeam(client);
      newestRef.current = newest;
      setLive(notificationsChanged);
    },
    // The stream ends with the session. Opening the list still fetches the notifications.
    onError: () => undefined,
  });
  // Opening the list fetches the notifications, because the stream may be interrupted or blocked.
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

  // Includes notifications that arrive while the list is open. Offline they stay unread, and the next opening tries
  // again.
  const unread = known?.unread ?? 0;
  useEffect(() => {
    // A student's notifications stay unread when a Superadmin views the site as the student.
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
    /** Must be called when the list is opened or closed. */
    onToggle: (isOpen: boolean) => {
      setOpen(isOpen);
      if (!isOpen) setFresh(new Set());
    },
  };
}

/** Fetches the user's team and invitations again where they are shown, because most notifications are about them. */
function refetchTeam(client: ApolloClient) {
  return client.refetchQueries({
    include: "active",
    onQueryUpdated: ({ queryName }) => queryName === "TeamStatus" || queryName === "MyInvitations",
  });
}

/**
 * Returns the newer one. A reply may be older than data that the stream brought in the meantime. Ids rise with time.
 */
function newerOf(streamed: Known | null, replied: Known): Known {
  const [newest, repliedNewest] = [streamed?.items[0]?.id, replied.items[0]?.id];
  const isOlder = newest !== undefined && (repliedNewest === undefined || repliedNewest < newest);
  return streamed !== null && isOlder ? streamed : replied;
}
