/** The tab "Users". */
export function UsersSection() {
  return null;
}
