import { icon } from "./icons";

/** Marks an event that visitors can see now. Few pages need it, so it is not in icons.tsx. */
export const FlagIcon = icon(<path d="M5 22V3h14l-4 5 4 5H5" />);
