import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useSiteSettingsQuery, useUpdateSiteSettingsMutation } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { Panel } from "../../../shared/ui/panel";

/** What holds for the whole site. */
export function SiteSettingsPanel() {
  const { data, refetch } = useSiteSettingsQuery({ fetchPolicy: "no-cache" });
  const [update, { loading: busy }] = useUpdateSiteSettingsMutation();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string | null>(null);
  const isOn = data?.siteSettings.secondFactorCompulsory;
  if (isOn === undefined) return null;

  const ask = () => {
    setProblem(undefined);
    setDone(null);
    setAsking(true);
  };
  const change = async () => {
    try {
      const answer = await update({ variables: { input: { secondFactorCompulsory: !isOn } } });
      setDone(answer.data?.updateSiteSettings.message ?? null);
      setAsking(false);
      await refetch();
    } catch (thrown) {
      setProblem(toAppError(thrown, FALLBACKS.generic).message);
    }
  };
  return (
    <Panel title="The site">
      {done === null ? null : (
        <div className="mb-4">
          <Banner tone="success">{done}</Banner>
        </div>
      )}
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
        open={asking}
        onClose={() => setAsking(false)}
        title={isOn ? "Make two-step login voluntary?" : "Make two-step login compulsory?"}
        confirmLabel={isOn ? "Make it voluntary" : "Make it compulsory"}
        busyLabel="Saving..."
        busy={busy}
        error={problem}
        onConfirm={() => void change()}
      >
        {isOn
          ? "Superadmins may then remove their second step and log in with the password alone."
          : "From now on a Superadmin without a second step can do nothing in the admin panel until they set one up. Students notice nothing."}
      </ConfirmModal>
    </Panel>
  );
}
