import type { AdminTab } from "@contract/kernel/contract/access";

/** Where the handbook is about a tab: a page and its heading, as docs/handbook.md lists them. */
export const HELP_OF_TAB: Readonly<Record<AdminTab, string>> = {
  overview: "registration#every-morning",
  profile: "taking-over#your-own-account",
  users: "taking-over#who-may-do-what",
  teams: "registration#helping-a-student",
  rankings: "results#the-ranking",
  certificates: "results#certificates",
  payments: "registration#payments",
  statements: "registration#the-banks-statement",
  checkin: "contest#the-evening-before",
  events: "before#the-event",
  notices: "before#notices",
  content: "before#the-pages",
  mail: "before#mail-to-the-teams",
  // eslint-disable-next-line languages/untranslatable-text -- a page, not a text
  season: "closing",
  settings: "taking-over#account-and-mail",
  integrations: "registration#a-spreadsheet-that-fills-itself",
  bin: "problems#deleted-by-mistake",
  audit: "problems#who-changed-it",
};
