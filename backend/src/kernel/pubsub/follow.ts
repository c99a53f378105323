import type { ChangeBus } from "./change-bus.js";

/**
 * Does `act` at each change of a topic, here or on another server, one after the other, and once at first, as a change may have
 * come before. It must not throw. Answers what ends that.
 */
export function follow(changes: ChangeBus, topic: string, act: () => Promise<void> | void): () => void {
  const stream = changes.subscribe(topic);
  void (async () => {
    for await (const _change of stream) await act();
  })();
  return () => void stream.return();
}
