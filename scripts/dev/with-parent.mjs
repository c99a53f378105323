/** `node --import ./scripts/dev/with-parent.mjs …`: a process that ends with the one that started it, however that ended. */
import { endWithParent } from "../lib/parent.mjs";

endWithParent();
