import { cleanup } from "@testing-library/react";
import { loadModal } from "../ui/modal";

// The script of dialogs loads after the page. Tests load the script first, because most users open a dialog only when
// the script has loaded.
beforeAll(() => loadModal());

/** The real timer, even in tests with a stopped clock. */
const realTimeout = setTimeout;

// If a dialog is open at a test's end, `cleanup` closes it, and the dialog goes back in the history to remove its
// entry. The browser goes back a moment later. In the next test, this would change the address, and the test's dialogs
// would get no history entries. So this waits until the browser has gone back. ../modal/modal-history.ts replaces
// `pushState` until then.
afterEach(async () => {
  if (typeof document === "undefined") return; // a test of the server's rendering
  cleanup();
  await Promise.resolve();
  while (Object.hasOwn(history, "pushState")) await new Promise((resolve) => realTimeout(resolve, 1));
});
