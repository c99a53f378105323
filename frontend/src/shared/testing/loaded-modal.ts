import { loadModal } from "../ui/modal";

// The script of dialogs loads after the page. Tests load it first, because most users open a dialog only after it has
// loaded.
beforeAll(() => loadModal());
