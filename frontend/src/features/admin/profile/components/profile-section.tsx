/** The tab "Profile". */
export function ProfileSection() {
  return null;
}
