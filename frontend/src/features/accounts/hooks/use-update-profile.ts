import { useState } from "react";
import { PERSONAL_FIELDS } from "@contract/kernel/contract/personal-data";
import { UpdateProfileDocument, type ViewerFieldsFragment } from "../../../graphql/features/accounts";
import { normalisePhone } from "@contract/kernel/contract/phone";
import { changesOf } from "../../../shared/forms/use-form";
import { useMutationForm, knownTexts } from "../../../shared/forms/use-mutation-form";
import { useStored } from "../../../shared/drafts/preserved-state";
import { useDraft } from "../../../shared/drafts/use-draft";
import { readSession, writeSession } from "../../../shared/session/session-store";

const FIELDS = ["name", ...PERSONAL_FIELDS] as const;

/**
 * Returns the form for the user's own details, and its draft. Sends only the fields edited here. The other fields may
 * have changed elsewhere: in another tab, on another device, or the handle on a team's page.
 */
export function useUpdateProfile(viewer: ViewerFieldsFragment, onDone: (text: string) => void) {
  const [began, setBegan] = useState(() => knownTexts(viewer, FIELDS));
  const form = useMutationForm(
    UpdateProfileDocument,
    () => import("@contract/modules/accounts/contract/own-account.inputs").then((m) => m.UpdateProfileInput),
    {
      initial: began,
      // Leaves out unchanged values, because an old value may violate a newer rule.
      toInput: (values) => changesOf({ ...values, phone: normalisePhone(values.phone) }, began),
      onDone: ({ message, viewer: saved }) => {
        renameSession(saved.name);
        const next = knownTexts(saved, FIELDS);
        setBegan(next);
        // The form stays open if a field was changed while the form was being sent.
        if (!form.reset(next)) return;
        draft.saved();
        onDone(message);
      },
    },
  );
  const draft = useDraft({
    key: "profile-details",
    value: { began, values: form.values },
    restore: (preserved) => {
      setBegan(preserved.began);
      form.restore(preserved.values);
    },
    dirty: form.dirty,
  });
  // Makes the section (`ProfileDetails`) open the form when the user returns to a draft.
  useStored({
    key: "profile-details-open",
    leave: () => (form.dirty && !draft.isDiscarded() ? { value: true } : null),
    restore: () => undefined,
  });
  return { form, draft };
}

/** Copies a changed name into the stored session, which the top bar and its menu show. */
function renameSession(name: string): void {
  const session = readSession();
  if (session === null || session.name === name) return;
  const { token, id, userId, role, email, message } = session;
  writeSession({ token, id, userId, role, name, email, message });
}
