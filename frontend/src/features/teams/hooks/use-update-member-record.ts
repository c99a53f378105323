import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useUpdateMemberRecordMutation, type PersonFieldsFragment } from "../../../graphql/generated";
import { useForm } from "../../../shared/forms/use-form";
import { changesTo, recordOf } from "../record-values";
import type { Say } from "./use-create-team";

const NOTHING_TO_SAVE = "There is nothing to save yet: fill in a field or change the handle";

interface Options {
  /** As they are now: somebody else may fill in the same gap while the form is open. */
  readonly person: PersonFieldsFragment;
  readonly say: Say;
  readonly onUpdated: () => void;
  readonly onRefused: () => void;
}

/** Fills in what is empty of a person and sets their handle. Only what was changed is sent. */
export function useUpdateMemberRecord({ person, say, onUpdated, onRefused }: Options) {
  const [updateMemberRecord] = useUpdateMemberRecordMutation();
  const inputOf = (values: ReturnType<typeof recordOf>) => ({
    memberId: person.id,
    ...changesTo(person, values),
  });
  return useForm({
    initial: recordOf(person),
    contract: () =>
      import("@contract/modules/teams/contract/member-record.input").then((m) => m.UpdateMemberRecordInput),
    toInput: inputOf,
    rules: (values) => ({
      codeforcesHandle: Object.keys(changesTo(person, values)).length === 0 ? NOTHING_TO_SAVE : undefined,
    }),
    fallback: FALLBACKS.updateMember,
    submit: async (values) => {
      try {
        const { data } = await updateMemberRecord({ variables: { input: inputOf(values) } });
        say("success", data?.updateMemberRecord.message ?? SUCCESS.memberUpdated);
      } catch (thrown) {
        onRefused();
        throw thrown;
      }
      onUpdated();
    },
  });
}
