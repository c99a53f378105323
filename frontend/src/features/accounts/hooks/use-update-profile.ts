import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useUpdateProfileMutation, type ViewerFieldsFragment } from "../../../graphql/generated";
import { useForm } from "../../../shared/forms/use-form";
import { useKeptValues } from "../../../shared/session/use-kept";
import { renameSession } from "./rename-session";

type Values = Record<"name" | "phone" | "college" | "universityRollNo" | "codeforcesHandle", string>;

/** As people type a number, with spaces, but without them. */
const inputOf = (values: Values) => ({ ...values, phone: values.phone.replace(/\s/g, "") });

/** One's own details as a form. What is not touched is not sent: it may have changed elsewhere, a handle by the leader. */
export function useUpdateProfile(viewer: ViewerFieldsFragment, onDone: (text: string) => void) {
  const [updateProfile] = useUpdateProfileMutation();
  const initial: Values = {
    name: viewer.name,
    phone: viewer.phone ?? "",
    college: viewer.college ?? "",
    universityRollNo: viewer.universityRollNo ?? "",
    codeforcesHandle: viewer.codeforcesHandle ?? "",
  };
  const form = useForm({
    initial,
    contract: () =>
      import("@contract/modules/accounts/contract/update-profile.input").then((m) => m.UpdateProfileInput),
    toInput: inputOf,
    fallback: FALLBACKS.generic,
    submit: async (values) => {
      const { name, ...others } = inputOf(values);
      const touched = Object.entries(others).filter(
        ([field, text]) => text !== initial[field as keyof typeof others],
      );
      const { data } = await updateProfile({
        variables: { input: { name, ...Object.fromEntries(touched) } },
      });
      if (data !== undefined) renameSession(data.updateProfile.viewer.name);
      onDone(data?.updateProfile.message ?? SUCCESS.profileUpdated);
    },
  });
  useKeptValues("profile-details", form);
  return form;
}
