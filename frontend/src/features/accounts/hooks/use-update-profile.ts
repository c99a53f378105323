import { useState } from "react";
import { PERSONAL_FIELDS } from "@contract/kernel/contract/personal-data";
import { UpdateProfileDocument, type ViewerFieldsFragment } from "../../../graphql/features/accounts";
import { normalisePhone } from "@contract/kernel/contract/phone";
import { useMutationForm, knownTexts } from "../../../shared/forms/use-mutation-form";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import { readSession, writeSession } from "../../../shared/session/session-store";

const FIELDS = ["name", ...PERSONAL_FIELDS] as const;

type Values = Record<(typeof FIELDS)[number], string>;

/**
 * Returns the edited fields, and the name even if it was not edited, because the server always requires it. Leaves out
 * the other unchanged values, because an old value may violate a newer rule.
 */
function inputOf(values: Values, began: Values, name: string) {
  const typed = Object.entries({ ...values, phone: normalisePhone(values.phone) });
  return {
    name,
    ...Object.fromEntries(typed.filter(([field, text]) => text !== began[field as keyof Values])),
  };
}

/**
 * Returns the form for the user's own details. Sends the required name and the fields edited here, but not the other
 * fields. Those may have changed elsewhere: on another device, or the handle on a team's page.
 */
export function useUpdateProfile(viewer: ViewerFieldsFragment, onDone: (text: string) => void) {
  const [began, setBegan] = useState(() => knownTexts(viewer, FIELDS));
  const form = useMutationForm(
    UpdateProfileDocument,
    () => import("@contract/modules/accounts/contract/own-account.inputs").then((m) => m.UpdateProfileInput),
    {
      initial: began,
      toInput: (values) => inputOf(values, began, viewer.name),
      onDone: ({ message, viewer: saved }) => {
        renameSession(saved.name);
        const next = knownTexts(saved, FIELDS);
        setBegan(next);
        // The form stays open if a field was changed while the form was being sent.
        if (form.reset(next)) onDone(message);
      },
    },
  );
  usePreservedState("profile-details", { began, values: form.values }, (preserved) => {
    setBegan(preserved.began);
    form.restore(preserved.values);
  });
  return form;
}

/** Copies a changed name into the stored session, which the top bar and its menu show. */
function renameSession(name: string): void {
  const session = readSession();
  if (session === null || session.name === name) return;
  const { token, id, userId, role, email, message } = session;
  writeSession({ token, id, userId, role, name, email, message });
}
