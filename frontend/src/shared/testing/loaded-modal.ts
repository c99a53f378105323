import { loadModal } from "../ui/modal";

// The script of dialogs loads after the page. Tests load the script first, because most users open a dialog only when
// the script has loaded.
beforeAll(() => loadModal());
