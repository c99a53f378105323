/** The tab "Mail". */
export function MailSection() {
  return null;
}
