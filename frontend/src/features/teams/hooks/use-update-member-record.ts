import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useUpdateMemberRecordMutation, type PersonFieldsFragment } from "../../../graphql/generated";
import { useForm } from "../../../shared/forms/use-form";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import { changesTo, recordOf, type PersonRecord } from "../record-values";
import type { ShowNotice } from "./use-create-team";

const NOTHING_TO_SAVE = "There is nothing to save yet: fill in a field or change the handle";

interface Options {
  /** As they are now: somebody else may fill in the same gap while the form is open. */
  readonly person: PersonFieldsFragment;
  readonly showNotice: ShowNotice;
  readonly onUpdated: () => void;
  readonly onRefused: () => void;
}

/**
 * Fills in what is empty of a person and sets their handle. Only what was changed is sent: `began` is what the form began
 * with, and stays so while the person changes behind it, also over a login.
 */
export function useUpdateMemberRecord({ person, showNotice, onUpdated, onRefused }: Options) {
  const [updateMemberRecord] = useUpdateMemberRecordMutation();
  const [began, setBegan] = useState(() => recordOf(person));
  const inputOf = (values: PersonRecord) => ({ memberId: person.id, ...changesTo(began, values) });
  const form = useForm({
    initial: began,
    contract: () =>
      import("@contract/modules/teams/contract/member-record.input").then((m) => m.UpdateMemberRecordInput),
    toInput: inputOf,
    rules: (values) => ({
      codeforcesHandle: Object.keys(changesTo(began, values)).length === 0 ? NOTHING_TO_SAVE : undefined,
    }),
    fallback: FALLBACKS.updateMember,
    submit: async (values) => {
      try {
        const { data } = await updateMemberRecord({ variables: { input: inputOf(values) } });
        showNotice("success", data?.updateMemberRecord.message ?? SUCCESS.memberUpdated);
      } catch (thrown) {
        onRefused();
        throw thrown;
      }
      onUpdated();
    },
  });
  const preserved = { began, values: form.values };
  usePreservedState(`teams.edit-member-record.${person.id}`, preserved, (before) => {
    setBegan(before.began);
    form.reset(before.values);
  });
  return { form, began };
}
