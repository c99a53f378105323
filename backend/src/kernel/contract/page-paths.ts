import { eventPath, paths } from "./paths.js";

// Separate from paths.ts, because every page loads paths.ts.

/** The path of the feed of all events. */
export const CALENDAR_FEED = "/calendar.ics";

export function eventCalendarPath(slug: string): string {
  return `${eventPath(slug)}/calendar.ics`;
}

/** Adds the language of the linking page to a calendar's address, because calendar programs send no language. */
export function calendarIn(language: string, path: string): string {
  return language === "en" ? path : `${path}?language=${language}`;
}

/** Returns the path of a feed for spreadsheets. Anyone who knows the path can read the list. */
export function feedPath(token: string): string {
  return `/feeds/${token}.csv`;
}

/** Returns the path of the page that a team's invitation link opens. */
export function joinPath(token: string): string {
  return paths.join.replace(":token", encodeURIComponent(token));
}

/** Returns the path of an event's results, or of its results in the given year. */
export function resultsPath(slug: string, year: number | null = null): string {
  const path = paths.results.replace(":slug", encodeURIComponent(slug));
  return year === null ? path : `${path}/${String(year)}`;
}

/** The route of an invitation link's picture, for previews of the shared link. */
export const INVITATION_PICTURE = `${paths.join}/picture.png`;

export function invitationPicturePath(token: string): string {
  return `${joinPath(token)}/picture.png`;
}

/** The route of the picture for a team's result. The route's `key` ends in `.png`. */
export const RESULT_PICTURE = `${paths.results}/teams/:key`;

export function resultPicturePath(slug: string, year: number | null, key: string): string {
  return `${resultsPath(slug)}/teams/${key}.png${year === null ? "" : `?year=${String(year)}`}`;
}

export function receiptPath(number: number): string {
  return paths.receipt.replace(":number", String(number));
}

/** Returns the path of the page that verifies a certificate. */
export function verifyPath(publicId: string): string {
  return paths.verify.replace(":id", encodeURIComponent(publicId));
}

/** Returns the path of a certificate as a PDF. */
export function certificatePaperPath(publicId: string): string {
  return `${verifyPath(publicId)}/certificate.pdf`;
}

/** Returns the path of a mail recipient's unsubscribe page. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`;
}

/** The placeholder path for every ended invitation link. All these links share one rendered 404 page. */
export const ENDED_INVITATION = "/join";

/** The placeholder path for every unknown certificate. All unknown certificates share one rendered 404 page. */
export const UNKNOWN_CERTIFICATE = "/verify";

export function profileAddress(handle: string): string {
  return `https://codeforces.com/profile/${encodeURIComponent(handle)}`;
}
