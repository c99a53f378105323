import { useState } from "react";
import {
  useSiteSettingsQuery,
  useUpdateSiteSettingsMutation,
} from "../../../graphql/features/admin-settings";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { Panel } from "../../../shared/ui/panel";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import type { Notice } from "../../../shared/hooks/use-notice";
import { NoticeBanner } from "../../../shared/ui/notice-banner";

/** What holds for the whole site. */
export function SiteSettingsPanel() {
  const { data, refetch } = useSiteSettingsQuery({ fetchPolicy: "no-cache" });
  const [update] = useUpdateSiteSettingsMutation();
  const [notice, setNotice] = useState<Notice | null>(null);
  const change = useConfirmedAction(
    async (secondFactorCompulsory: boolean) =>
      (await update({ variables: { input: { secondFactorCompulsory } } })).data?.updateSiteSettings.message,
    async (text) => {
      setNotice({ tone: "success", text });
      await refetch();
    },
  );
  const isOn = data?.siteSettings.secondFactorCompulsory;
  if (isOn === undefined) return null;
  const ask = () => {
    setNotice(null);
    change.ask(!isOn);
  };
  return (
    <Panel title="The site">
      <NoticeBanner notice={notice} className="mb-4" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-52 flex-1">
          <p className="font-semibold">Two-step login of Superadmins</p>
          <p className="text-sm text-soft">
            {isOn
              ? "Compulsory: a Superadmin without it can do nothing but set it up."
              : "Voluntary: each Superadmin decides for their own account."}
          </p>
        </div>
        <Button variant="secondary" onClick={ask}>
          {isOn ? "Make it voluntary" : "Make it compulsory"}
        </Button>
      </div>
      <ConfirmModal
        {...change.modal}
        title={isOn ? "Make two-step login voluntary?" : "Make two-step login compulsory?"}
        confirmLabel={isOn ? "Make it voluntary" : "Make it compulsory"}
        busyLabel="Saving..."
      >
        {isOn
          ? "Superadmins may then remove their second step and log in with the password alone."
          : "From now on a Superadmin without a second step can do nothing in the admin panel until they set one up. Students notice nothing."}
      </ConfirmModal>
    </Panel>
  );
}
