import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import {
  useSiteSettingsQuery,
  useUpdateSiteSettingsMutation,
} from "../../../graphql/features/admin-settings";
import type { TwoStepDuty } from "../../../graphql/schema-types";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { Panel } from "../../../shared/ui/panel";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import type { Notice } from "../../../shared/hooks/use-notice";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { RadioGroup } from "../../../shared/ui/radio-group";

/** The choices for two-step login, each with its name, its meaning, and the question before the choice is saved. */
const DUTIES: Readonly<Record<TwoStepDuty, { label: string; hint: string; question: string }>> = {
  TREASURERS: {
    label: t("Treasurers"),
    hint: t("Everyone with the right “Treasurer”."),
    question: t("Require two-step login only for treasurers?"),
  },
  RIGHTS: {
    label: t("All people with a right"),
    hint: t("Superadmins, treasurers and all other people with a right."),
    question: t("Require two-step login for all people with a right?"),
  },
  VOLUNTARY: {
    label: t("No one"),
    hint: t("Each person decides for their own account."),
    question: t("Make two-step login optional?"),
  },
};
const ORDER: readonly TwoStepDuty[] = ["TREASURERS", "RIGHTS", "VOLUNTARY"];

export function SiteSettingsPanel() {
  const { data, refetch } = useSiteSettingsQuery({ fetchPolicy: "no-cache" });
  const [update] = useUpdateSiteSettingsMutation();
  const [notice, setNotice] = useState<Notice | null>(null);
  const change = useConfirmedAction(
    async (twoStepDuty: TwoStepDuty) => {
      const version = data?.siteSettings.version ?? "";
      return (await update({ variables: { input: { twoStepDuty, version } } })).data?.updateSiteSettings
        .message;
    },
    async (text) => {
      setNotice({ tone: "success", text });
      await refetch();
    },
    // After a refusal, loads the setting again for the page behind the dialog, because another admin may have changed
    // it.
    () => void refetch(),
  );
  const duty = data?.siteSettings.twoStepDuty;
  if (duty === undefined) return null;
  const ask = (next: TwoStepDuty) => {
    setNotice(null);
    if (next !== duty) change.ask(next);
  };
  const next = change.asked ?? duty;
  return (
    <Panel title="The site">
      <NoticeBanner notice={notice} className="mb-4" />
      <RadioGroup
        legend="Two-step login is required for"
        name="twoStepDuty"
        hint="These people must set up two-step login before they can do anything else."
        options={ORDER.map((value) => ({ value, label: DUTIES[value].label, hint: DUTIES[value].hint }))}
        value={next}
        onChange={ask}
      />
      <ConfirmModal
        {...change.modal}
        title={DUTIES[next].question}
        confirmLabel="Save the choice"
        busyLabel="Saving..."
      >
        {next === "VOLUNTARY"
          ? "People can then remove their second step and log in with only the password."
          : "From now on, these people must set up two-step login before they can use the site. Nothing changes for students."}
      </ConfirmModal>
    </Panel>
  );
}
