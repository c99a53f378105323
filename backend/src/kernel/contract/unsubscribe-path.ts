/** Where the reader of a mail stops such mails. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`;
}
