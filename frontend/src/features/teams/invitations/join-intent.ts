const KEY = "join";

/**
 * Keeps for this tab that somebody without an account pressed to join by this link: they join when they come back signed
 * in. A link alone never joins anybody, only who pressed the button here.
 */
export function keepIntent(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Without storage they press once more.
  }
}

/** Whether somebody pressed to join by this link before they signed in. It is forgotten then: one press joins once. */
export function takeIntent(token: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== token) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
