import { useState } from "react";
import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import type { TeamStatusQuery } from "../../../graphql/generated";
import { Button } from "../../../shared/ui/button";
import { ArrowIcon } from "../../../shared/ui/icons";
import { Modal } from "../../../shared/ui/modal";
import { NoticeLink } from "../../../shared/ui/notice-link";
import { Panel } from "../../../shared/ui/panel";

export type EventNotice = NonNullable<TeamStatusQuery["currentEvent"]>["notices"][number];

/** The event's notices by title; a press opens the whole text. */
export function ImportantNotices({ notices }: { readonly notices: readonly EventNotice[] }) {
  const [read, setRead] = useState<EventNotice | null>(null);
  const close = () => setRead(null);
  return (
    <Panel title={SCREEN_TEXTS.teamView.notices}>
      {notices.length === 0 ? <p className="text-soft">There are none at the moment.</p> : null}
      <ul className="-m-4 divide-y divide-rule empty:hidden sm:-m-5">
        {notices.map((notice) => (
          <li key={notice.title + notice.description}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setRead(notice)}
              className="flex min-h-13 w-full items-center justify-between gap-3 px-4 py-3 text-left font-semibold hover:bg-accent-wash sm:px-5"
            >
              {notice.title}
              <ArrowIcon className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {read === null ? null : (
        <Modal
          open
          onClose={close}
          title={read.title}
          description={<span className="whitespace-pre-line">{read.description}</span>}
          closeInFooter
          footer={
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
          }
        >
          {read.link === null ? null : <NoticeLink to={read.link} title={read.title} />}
        </Modal>
      )}
    </Panel>
  );
}
