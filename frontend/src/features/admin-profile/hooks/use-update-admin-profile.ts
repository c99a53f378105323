import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useUpdateAdminProfileMutation, type AdminProfileFieldsFragment } from "../../../graphql/generated";
import { typedPhone } from "../../../shared/forms/typed-phone";
import { useForm } from "../../../shared/forms/use-form";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import { storeLogin } from "../../../shared/session/store-login";

type Values = Record<"name" | "email" | "phone" | "college" | "universityRollNo" | "password", string>;

const inputOf = (values: Values) => ({ ...values, phone: typedPhone(values.phone) });

function valuesOf(profile: AdminProfileFieldsFragment): Values {
  return {
    name: profile.name,
    email: profile.email,
    phone: profile.phone ?? "",
    college: profile.college ?? "",
    universityRollNo: profile.universityRollNo ?? "",
    password: "",
  };
}

/** The Superadmin's own data as a form. What was not touched is not sent, but name and e-mail, which the server asks for. */
export function useUpdateAdminProfile(profile: AdminProfileFieldsFragment, onDone: (text: string) => void) {
  const [update] = useUpdateAdminProfileMutation();
  const [began, setBegan] = useState(() => valuesOf(profile));
  const form = useForm({
    initial: began,
    contract: () =>
      import("@contract/modules/admin/contract/update-admin-profile.input").then(
        (m) => m.UpdateAdminProfileInput,
      ),
    toInput: inputOf,
    fallback: FALLBACKS.generic,
    submit: async (values) => {
      const wanted = inputOf(values);
      const touched = Object.entries(wanted).filter(([field, text]) => text !== began[field as keyof Values]);
      const input = { name: wanted.name, email: wanted.email, ...Object.fromEntries(touched) };
      const { data } = await update({ variables: { input } });
      const reply = data?.updateAdminProfile;
      // A new password or e-mail ended the old session; this one goes on.
      if (reply?.session) storeLogin(reply.session);
      if (reply) {
        setBegan(valuesOf(reply.profile));
        form.reset(valuesOf(reply.profile));
      }
      onDone(reply?.message ?? SUCCESS.profileUpdated);
    },
  });
  // Never the password.
  usePreservedState("admin-profile", { began, values: { ...form.values, password: "" } }, (preserved) => {
    setBegan(preserved.began);
    form.reset(preserved.values);
  });
  return form;
}
