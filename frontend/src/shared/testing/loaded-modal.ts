import { loadModal } from "../ui/modal";

// The script of dialogs loads later than its page. Tests find it loaded, as most users do.
beforeAll(() => loadModal());
