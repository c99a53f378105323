import { cleanup } from "@testing-library/react";
import { loadModal } from "../ui/modal";

// The script of dialogs loads after the page. Tests load the script first, because most users open a dialog only when
// the script has loaded.
beforeAll(() => loadModal());

/** The real timer, even in tests with a stopped clock. */
const realTimeout = setTimeout;

// A dialog that is open at a test's end goes back in the history, to remove its entry. The browser would arrive there
// only during the next test. Until then, that test's dialogs would get no history entries, and going back could leave
// that test's address. So this waits for the browser: ../modal/modal-history.ts replaces `pushState` until it arrives.
afterEach(async () => {
  if (typeof document === "undefined") return; // a test of the server's rendering
  cleanup();
  await Promise.resolve();
  while (Object.hasOwn(history, "pushState")) await new Promise((resolve) => realTimeout(resolve, 1));
});
