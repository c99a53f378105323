import { TwoStepSection } from "../../features/accounts/second-factor/components/two-step-section";
import { ProfileSection } from "../../features/admin-profile/components/profile-section";
import { SiteSettingsPanel } from "../../features/admin-settings/components/site-settings-panel";

/** Shows the tab "Profile": the Superadmin's own data and second factors, and the settings of the whole site. */
export function ProfileTab() {
  return (
    <div className="arrives-whole grid grid-cols-[minmax(0,1fr)] gap-6">
      <ProfileSection>
        <TwoStepSection />
      </ProfileSection>
      <SiteSettingsPanel />
    </div>
  );
}
