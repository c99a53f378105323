import { useEffect, useRef } from "react";
import { OwnPhone } from "../../../graphql/pages/own";
import { askAsPerson } from "../../../shared/page-data/ask-as-person";
import { loggedOutByUser, readSession, useSession } from "../../../shared/session/session-store";
import { isInView } from "../../../shared/session/student-view";
import { inTab } from "../../../shared/stored";

type Values = Readonly<Record<"firstName" | "lastName" | "email" | "phone" | "message", string>>;
type Name = keyof Values;
const NAMES: readonly Name[] = ["firstName", "lastName", "email", "phone", "message"];

interface ContactDraftProps {
  /** The draft's key in `sessionStorage`. */
  readonly storageKey: string;
  readonly values: Values;
  readonly set: (name: Name, value: string) => void;
}

/**
 * Fills in the empty fields of the contact form with text that was typed in this tab before a reload. If there is no
 * such text, uses the signed-in user's data. Stores typed text until it is sent. Renders nothing. Loaded separately,
 * because most visitors only read the page.
 */
export function ContactDraft({ storageKey, values, set }: ContactDraftProps) {
  const begun = useRef(false);
  const latest = useRef(values);
  const userId = useSession()?.userId;
  const writer = useRef(userId);
  useEffect(() => {
    latest.current = values;
    const before = writer.current;
    // True if the writer has logged out, or another person has logged in. The text is then cleared. The text stays when
    // the writer's session expires, and when a visitor logs in.
    const isAnother = before !== undefined && (userId === undefined ? loggedOutByUser() : userId !== before);
    if (userId !== undefined || isAnother) writer.current = userId;
    if (isAnother) {
      for (const name of NAMES) set(name, "");
      // The next run of this effect fills the emptied fields.
      begun.current = false;
      return;
    }
    if (begun.current) {
      storeDraft(storageKey, values);
      return;
    }
    begun.current = true;
    const fill = (known: Partial<Values>) => {
      for (const name of NAMES) {
        const value = known[name];
        if (value && latest.current[name] === "") set(name, value);
      }
    };
    const session = readSession();
    const [firstName = "", ...others] = (session?.name ?? "").trim().split(/\s+/);
    fill({ firstName, lastName: others.join(" "), email: session?.email ?? "", ...readDraft(storageKey) });
    if (session !== null)
      void askAsPerson(OwnPhone).then((answer) => fill({ phone: answer?.viewer?.phone ?? "" }));
  }, [storageKey, values, set, userId]);
  return null;
}

/**
 * Returns the signed-in user's id, or "" for a visitor. A draft is stored with this id, so that the next user who signs
 * in on this tab does not get the draft.
 */
const owner = (): string => readSession()?.userId ?? "";

function readDraft(storageKey: string): Partial<Values> {
  if (isInView()) return {};
  const stored = inTab.getJson(storageKey) as {
    readonly owner: string;
    readonly values: Partial<Values>;
  } | null;
  return stored?.owner === owner() ? stored.values : {};
}

/** Stores the draft. Does nothing in a student view, because this tab's draft belongs to the Superadmin. */
function storeDraft(storageKey: string, values: Values): void {
  if (isInView()) return;
  const isEmpty = NAMES.every((name) => values[name] === "");
  inTab.set(storageKey, isEmpty ? null : JSON.stringify({ owner: owner(), values }));
}
