import { useState } from "react";
import {
  useRestoreContentMutation,
  type ContentDetailFragment,
} from "../../../graphql/features/admin-content";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { refreshClub } from "../../../shared/refresh-club";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { DateTime } from "../../../shared/ui/date-time";
import { Panel } from "../../../shared/ui/panel";
import { RowButton } from "../../../shared/ui/row-button";
import { formIn } from "../translation-form";
import { Changes } from "./changes";
import { t } from "@contract/kernel/contract/t";
import { eventSlugOf } from "@contract/modules/content/contract/translations";

type Version = ContentDetailFragment["versions"][number];

interface HistoryPanelProps {
  readonly detail: ContentDetailFragment;
  /** True while there is a draft, which a restore does not change. */
  readonly isEditing: boolean;
  readonly onRestored: (detail: ContentDetailFragment, text: string) => void;
}

/** Lists a part's versions with their changes, and restores one. */
export function HistoryPanel({ detail, isEditing, onRestored }: HistoryPanelProps) {
  const { id: topic, versions, number: shown, version: seen } = detail;
  const [opened, setOpened] = useState<number | null>(null);
  const [restore] = useRestoreContentMutation();
  const nameOf = ({ number }: Version): string =>
    number === 0 ? firstName(topic) : t("Version {number}", { number: String(number) });
  const { asked, ask, modal } = useConfirmedAction(async ({ number }: Version) => {
    const { data } = await restore({ variables: { input: { topic, version: seen, number } } });
    void refreshClub();
    if (data) onRestored(data.restoreContent.topic, data.restoreContent.message);
  });
  return (
    <Panel title="History" level={3}>
      {versions.length === 0 ? <p className="text-soft">Nothing has been published yet.</p> : null}
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {versions.map((version, at) => {
          const of = nameOf(version);
          const isOpen = opened === version.number;
          const before = versions[at + 1]?.body ?? null;
          return (
            <li key={version.number} className="border-b border-rule py-1 last:border-b-0">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="min-w-0 flex-1 basis-56">
                  <strong>{of}</strong>
                  {version.body === null
                    ? ", removed"
                    : version.number === shown
                      ? " (shown to visitors)"
                      : ""}
                  {version.at === null ? null : (
                    <span className="block text-sm text-soft">
                      {version.by}, <DateTime value={version.at} />
                    </span>
                  )}
                </p>
                <div className="outdent flex flex-wrap">
                  {version.number === 0 ? null : (
                    <RowButton
                      of={of}
                      aria-expanded={isOpen}
                      onClick={() => setOpened(isOpen ? null : version.number)}
                    >
                      {isOpen ? "Hide changes" : "Show changes"}
                    </RowButton>
                  )}
                  {version.number === shown || version.body === null ? null : (
                    <RowButton of={of} onClick={() => ask(version)}>
                      Bring back
                    </RowButton>
                  )}
                </div>
              </div>
              {isOpen ? (
                <Changes before={before} after={version.body} fields={formIn(topic, detail)?.fields ?? []} />
              ) : null}
            </li>
          );
        })}
      </ol>
      <ConfirmModal
        {...modal}
        title={asked === null ? "" : `Bring back ${nameOf(asked)}?`}
        confirmLabel="Bring back this version"
        busyLabel="Bringing back..."
      >
        Visitors see this version at once. It becomes the newest version in the history.
        {isEditing ? " Editors keep the draft." : ""}
      </ConfirmModal>
    </Panel>
  );
}

/** Returns the name of the first version, which no admin published. */
const firstName = (topic: string): string =>
  eventSlugOf(topic) === null ? t("Original version of the site") : t("First version");
