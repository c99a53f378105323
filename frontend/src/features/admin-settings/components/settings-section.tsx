import { useNotice } from "../../../shared/hooks/use-notice";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { Panel } from "../../../shared/ui/panel";
import { AccountForm } from "./account-form";
import { MailForm } from "./mail-form";
import { TopicSettings } from "./topic-settings";

/** The tab "Settings": the settings that a club changes while the site runs. */
export function SettingsSection() {
  const { notice, show, clear } = useNotice();
  const saved = (message: string) => show("success", message);
  return (
    <div className="arrives-whole grid grid-cols-[minmax(0,1fr)] gap-5">
      <NoticeBanner notice={notice} className={STICKY} onDismiss={clear} />
      <Panel title="Account for payments">
        <TopicSettings topic="account" Form={AccountForm} onSaved={saved} />
      </Panel>
      <Panel title="Mail">
        <TopicSettings topic="mail" Form={MailForm} onSaved={saved} />
      </Panel>
      <p className="max-w-prose text-soft">
        The club's name, colour, address and links are on the Content tab. Two-step login is on the Profile
        tab.
      </p>
    </div>
  );
}
