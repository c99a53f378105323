import { icon } from "./icons";

export const SortUpIcon = icon(<path d="m6 14 6-6 6 6" />);
export const SortDownIcon = icon(<path d="m6 10 6 6 6-6" />);
export const SortIcon = icon(<path d="m7 9.5 5-5 5 5m-10 5 5 5 5-5" />);
