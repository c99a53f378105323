import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useAddMemberRecordMutation } from "../../../graphql/generated";
import { useForm } from "../../../shared/forms/use-form";
import { typedRecord } from "../record-values";
import type { ShowNotice } from "./use-create-team";

const EMPTY = { name: "", email: "", phone: "", universityRollNo: "", college: "", codeforcesHandle: "" };

interface Options {
  readonly teamId: string;
  readonly showNotice: ShowNotice;
  readonly onAdded: () => void;
  /** The server refused: the team may be another one by now. */
  readonly onRefused: () => void;
}

/** The form for a person typed in whole. What it is refused for stands in the form, where nothing typed is lost. */
export function useAddMemberRecord({ teamId, showNotice, onAdded, onRefused }: Options) {
  const [addMemberRecord] = useAddMemberRecordMutation();
  return useForm({
    initial: EMPTY,
    contract: () =>
      import("@contract/modules/teams/contract/member-record.input").then((m) => m.AddMemberRecordInput),
    toInput: (values) => ({ teamId, ...typedRecord(values) }),
    fallback: FALLBACKS.addMember,
    submit: async (values) => {
      try {
        const { data } = await addMemberRecord({ variables: { input: { teamId, ...typedRecord(values) } } });
        showNotice("success", data?.addMemberRecord.message ?? SUCCESS.memberAdded);
      } catch (thrown) {
        onRefused();
        throw thrown;
      }
      onAdded();
    },
  });
}
