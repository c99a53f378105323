import { type HubMessage, LiveHub, type LiveSink } from "./live-hub";
import type { StreamSink } from "./live-stream";

interface FakeStream {
  readonly follows: readonly unknown[];
  readonly sink: StreamSink;
}

/** Simulates a browser's windows with their lock, their channel and their open streams. */
function newBrowser() {
  const streams: FakeStream[] = [];
  const channels = new Map<string, (message: HubMessage) => void>();
  let queue: { readonly window: string; readonly lead: () => void }[] = [];
  const openWindow = (window: string) => {
    const release = () => {
      const led = queue[0]?.window === window;
      queue = queue.filter((each) => each.window !== window);
      if (led) queue[0]?.lead();
    };
    const hub = new LiveHub({
      window,
      openStream: (follows, sink) => {
        const stream = { follows, sink };
        streams.push(stream);
        return () => streams.splice(streams.indexOf(stream), 1);
      },
      whenFirst: (lead, signal) => {
        queue.push({ window, lead: () => void lead() });
        signal.addEventListener("abort", release);
        if (queue.length === 1) queue[0]?.lead();
      },
      connect: (receive) => {
        channels.set(window, receive);
        return {
          send: (message) => {
            for (const [name, each] of channels) if (name !== window) each(message);
          },
          close: () => channels.delete(window),
        };
      },
    });
    /** Simulates a crash: the window sends no more messages. */
    const crash = () => {
      channels.delete(window);
      release();
    };
    return { hub, crash };
  };
  return { streams, openWindow };
}

const TEAM = JSON.stringify({ query: "team" });
const BELL = JSON.stringify({ query: "bell" });
const newSink = () => ({ next: jest.fn(), error: jest.fn(), complete: jest.fn() }) satisfies LiveSink;
const gathered = () => jest.advanceTimersByTimeAsync(100);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("six windows with two subscriptions each have one stream, which brings each its results", async () => {
  const { streams, openWindow } = newBrowser();
  const sinks = Array.from({ length: 6 }, (_, number) => {
    const { hub } = openWindow(String(number));
    const [team, bell] = [newSink(), newSink()];
    hub.follow(TEAM, team);
    hub.follow(BELL, bell);
    return { team, bell };
  });
  await gathered();
  expect(streams.map(({ follows }) => follows)).toEqual([[{ query: "team" }, { query: "bell" }]]);
  streams[0]?.sink.next({ operation: 1, result: { unread: 1 } });
  for (const { team, bell } of sinks) {
    expect(bell.next.mock.calls).toEqual([[{ unread: 1 }]]);
    expect(team.next).not.toHaveBeenCalled();
  }
});

test("who joins gets the latest result; another subscription opens the stream again, with all of them", async () => {
  const { streams, openWindow } = newBrowser();
  const [first, second] = [openWindow("1").hub, openWindow("2").hub];
  first.follow(BELL, newSink());
  await gathered();
  streams[0]?.sink.next({ operation: 0, result: { unread: 1 } });
  const [here, there] = [newSink(), newSink()];
  first.follow(BELL, here);
  second.follow(BELL, there);
  await gathered();
  expect([here.next.mock.calls, there.next.mock.calls]).toEqual([[[{ unread: 1 }]], [[{ unread: 1 }]]]);
  expect(streams).toHaveLength(1);
  second.follow(TEAM, newSink());
  await gathered();
  expect(streams.map(({ follows }) => follows)).toEqual([[{ query: "bell" }, { query: "team" }]]);
});

test("when the window with the stream is hidden or crashes, another one goes on; the last one closes it", async () => {
  const { streams, openWindow } = newBrowser();
  const windows = ["1", "2", "3"].map((name) => {
    const { hub, crash } = openWindow(name);
    const sink = newSink();
    return { sink, crash, stop: hub.follow(BELL, sink) };
  });
  await gathered();
  windows[0]?.stop();
  await gathered();
  expect(streams).toHaveLength(1);
  streams[0]?.sink.next({ operation: 0, result: { unread: 2 } });
  expect(windows.map(({ sink }) => sink.next.mock.calls.length)).toEqual([0, 1, 1]);
  streams.length = 0; // The operating system closes the connections of a crashed window.
  windows[1]?.crash();
  await gathered();
  expect(streams).toHaveLength(1);
  streams[0]?.sink.next({ operation: 0, result: { unread: 3 } });
  expect(windows[2]?.sink.next).toHaveBeenLastCalledWith({ unread: 3 });
  windows[2]?.stop();
  expect(streams).toEqual([]);
});

test("one that the server ends is over in every window, and can be followed again", async () => {
  const { streams, openWindow } = newBrowser();
  const [first, second] = [openWindow("1").hub, openWindow("2").hub];
  const sinks = [newSink(), newSink()];
  const stops = [first, second].map((hub, at) => hub.follow(TEAM, sinks[at] ?? newSink()));
  first.follow(BELL, newSink());
  await gathered();
  streams[0]?.sink.next({ operation: 0, result: { errors: [] } });
  streams[0]?.sink.next({ operation: 0 });
  for (const { complete } of sinks) expect(complete).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  second.follow(TEAM, newSink());
  await gathered();
  expect(streams.map(({ follows }) => follows)).toEqual([[{ query: "bell" }, { query: "team" }]]);
});

test("a stream that is over for good says so to every window", async () => {
  const { streams, openWindow } = newBrowser();
  const sinks = ["1", "2"].map((name) => {
    const sink = newSink();
    openWindow(name).hub.follow(BELL, sink);
    return sink;
  });
  await gathered();
  streams[0]?.sink.error(new Error("Signed out."));
  for (const { error } of sinks) expect(error).toHaveBeenCalledWith(new Error("Signed out."));
});
