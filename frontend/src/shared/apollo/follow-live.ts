import { LANGUAGE } from "../language";
import { randomId } from "../random-id";
import { browser } from "../secure-context";
import { readSession } from "../session/session-store";
import { readView } from "../session/student-view";
import { type HubMessage, type HubPorts, LiveHub, type LiveSink } from "./live-hub";
import { openStream } from "./live-stream";

/** By person: what is still followed for the one before ends with their screens. */
const hubs = new Map<string, LiveHub>();
const WINDOW = randomId();

/**
 * Follows a subscription of the person who is signed in, over the one stream that the visible windows of this browser
 * share, in a language each. A view of a student shares nothing with the Superadmin's own windows.
 * @param request `{query, variables, operationName}`
 * @returns how to stop
 */
export function followLive(request: object, sink: LiveSink): () => void {
  const person = readSession()?.userId;
  const name = ["live", LANGUAGE, person, readView()?.viewId].join(" ");
  const hub = hubs.get(name) ?? new LiveHub(portsOf(name, person));
  hubs.set(name, hub);
  return hub.follow(JSON.stringify(request), sink);
}

/** Where a browser lacks one of both (no Web Locks on plain http), each window has a stream of its own. */
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
      // Refused only by `signal`: then this window follows nothing more.
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
