import { eventPath, paths } from "./paths.js";

// Apart from paths.ts, which every page loads.

/** The feed of all events. */
export const CALENDAR_FEED = "/calendar.ics";

/** The calendar file of an event. */
export function eventCalendarPath(slug: string): string {
  return `${eventPath(slug)}/calendar.ics`;
}

/** The address of a calendar that a page in a language links to: the programs that read it say no language. */
export function calendarIn(language: string, path: string): string {
  return language === "en" ? path : `${path}?language=${language}`;
}

/** Returns the address of a feed for spreadsheets. Anyone with the address can read the list. */
export function feedPath(token: string): string {
  return `/feeds/${token}.csv`;
}

/** The page of a team's invitation link. */
export function joinPath(token: string): string {
  return paths.join.replace(":token", encodeURIComponent(token));
}

/** Returns the path of an event's results, or of those of another year. */
export function resultsPath(slug: string, year: number | null = null): string {
  const path = paths.results.replace(":slug", encodeURIComponent(slug));
  return year === null ? path : `${path}/${String(year)}`;
}

/** The picture of an invitation link, for where it is shared. */
export const INVITATION_PICTURE = `${paths.join}/picture.png`;

/** The same, of one link. */
export function invitationPicturePath(token: string): string {
  return `${joinPath(token)}/picture.png`;
}

/** The picture of a team's result; its key ends in `.png`. */
export const RESULT_PICTURE = `${paths.results}/teams/:key`;

/** The same, of one team. */
export function resultPicturePath(slug: string, year: number | null, key: string): string {
  return `${resultsPath(slug)}/teams/${key}.png${year === null ? "" : `?year=${String(year)}`}`;
}

/** The page of a receipt. */
export function receiptPath(number: number): string {
  return paths.receipt.replace(":number", String(number));
}

/** Where a certificate is looked up. */
export function verifyPath(publicId: string): string {
  return paths.verify.replace(":id", encodeURIComponent(publicId));
}

/** The paper of a certificate, as a PDF. */
export function certificatePaperPath(publicId: string): string {
  return `${verifyPath(publicId)}/certificate.pdf`;
}

/** Where the reader of a mail stops such mails. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`;
}

/**
 * Used in place of every invitation link that leads nowhere, where the 404 page gets the address as its parameter: they
 * share one page that says so.
 */
export const ENDED_INVITATION = "/join";

/** The same for the addresses that no certificate has. */
export const UNKNOWN_CERTIFICATE = "/verify";

/** The page of a handle on Codeforces. */
export function profileAddress(handle: string): string {
  return `https://codeforces.com/profile/${encodeURIComponent(handle)}`;
}
