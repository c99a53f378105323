/** What somebody pressed on an invitation before they had an account: they join when they come back signed in. */
export interface JoinIntent {
  readonly token: string;
  readonly codeforcesHandle: string;
}

const KEY = "join";

/** Keeps it for this tab. A link alone never joins anybody: only who pressed the button here. */
export function keepIntent(intent: JoinIntent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(intent));
  } catch {
    // Without storage they press once more.
  }
}

/** The intent for this link; null when there is none. */
export function intentFor(token: string): JoinIntent | null {
  try {
    const intent = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as JoinIntent | null;
    return intent?.token === token ? intent : null;
  } catch {
    return null;
  }
}

/** One press joins once. */
export function forgetIntent(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none either.
  }
}
