import { LANGUAGE } from "../language";
import { randomId } from "../random-id";
import { browser } from "../secure-context";
import { readSession } from "../session/session-store";
import { readView } from "../session/student-view";
import { type HubMessage, type HubPorts, LiveHub, type LiveSink } from "./live-hub";
import { openStream } from "./live-stream";

/** A hub for each person. The subscriptions of a previous person end with that person's screens. */
const hubs = new Map<string, LiveHub>();
const WINDOW = randomId();

/**
 * Follows a subscription of the signed-in person. The visible windows of this browser share one stream for each
 * language. A student view shares nothing with the Superadmin's own windows.
 * @param request `{query, variables, operationName}`
 * @returns a function that stops following
 */
export function followLive(request: object, sink: LiveSink): () => void {
  const person = readSession()?.userId;
  const name = ["live", LANGUAGE, person, readView()?.viewId].join(" ");
  const hub = hubs.get(name) ?? new LiveHub(portsOf(name, person));
  hubs.set(name, hub);
  return hub.follow(JSON.stringify(request), sink);
}

/**
 * Returns the browser's functions for sharing a stream. In a browser without Web Locks (missing on plain http) or
 * BroadcastChannel, each window has its own stream.
 */
function portsOf(name: string, person: string | undefined): HubPorts {
  const { locks } = browser();
  const alone: Pick<HubPorts, "window" | "openStream"> = {
    window: WINDOW,
    openStream: (operations, sink) => openStream(operations, sink, person),
  };
  if (locks === undefined || !("BroadcastChannel" in globalThis))
    return {
      ...alone,
      whenFirst: (lead) => void lead(),
      connect: () => ({ send: () => undefined, close: () => undefined }),
    };
  return {
    ...alone,
    whenFirst: (lead, signal) => {
      // Only `signal` rejects the request, when this window follows nothing any more.
      locks.request(name, { signal }, lead).catch(() => undefined);
    },
    connect: (receive) => {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<HubMessage>) => {
        receive(data);
      };
      return {
        send: (message) => {
          channel.postMessage(message);
        },
        close: () => {
          channel.close();
        },
      };
    },
  };
}
