import { LANGUAGE } from "../language";
import { randomId } from "../random-id";
import { browser } from "../browser";
import { readSession } from "../session/session-store";
import { readView } from "../session/student-view";
import { type HubMessage, type HubPorts, LiveHub, type LiveSink } from "./live-hub";
import { openStream } from "./live-stream";

/**
 * One hub per person, language and student view. A previous person's subscriptions end together with that person's
 * screens.
 */
const hubs = new Map<string, LiveHub>();
const WINDOW = randomId();

/**
 * Follows one of the signed-in person's subscriptions. The visible windows of this browser share one stream per
 * language. A student view does not share the stream of the Superadmin's own windows.
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
 * Returns the browser's functions for sharing a stream. If the browser has no Web Locks (as on plain http) or no
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
      // Ignores the error, because only `signal` lets a request for the lock fail. This happens when the window no
      // longer follows anything.
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
