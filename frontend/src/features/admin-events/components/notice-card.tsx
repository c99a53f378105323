import { useState } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import type { EventWarning } from "@contract/modules/events/contract/event-warnings";
import { Button } from "../../../shared/ui/button";
import { Modal } from "../../../shared/ui/modal";
import { NoticeLink } from "../../../shared/ui/notice-link";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import { noticeFaults, type NoticeValues } from "../notice-values";
import { Warnings } from "./warnings";
import { RowButton } from "../../../shared/ui/row-button";
import { t } from "@contract/kernel/contract/t";

interface NoticeCardProps {
  readonly id: string;
  readonly notice: NoticeValues;
  /** The notice's position, from 1. */
  readonly place: number;
  readonly count: number;
  readonly showsFaults: boolean;
  readonly warnings: readonly EventWarning[];
  readonly onChange: (notice: NoticeValues) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function NoticeCard(props: NoticeCardProps) {
  const { id, notice, place, count, showsFaults, warnings, onChange, onMove, onRemove } = props;
  const [isOpen, setIsOpen] = useState(false);
  const faults = showsFaults ? noticeFaults(notice) : {};
  const field = (name: "title" | "description" | "link") => ({
    id: `${id}${name}`,
    name: `${id}${name}`,
    value: notice[name],
    error: faults[name],
    onChange: (value: string) => onChange({ ...notice, [name]: value }),
  });
  const of = t("notice {place}", { place: String(place) });
  return (
    <div
      role="group"
      aria-label={`Notice ${String(place)}`}
      data-notice={notice.key}
      className="grid gap-4 border border-rule bg-paper p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-hidden="true" className="font-mono text-sm font-semibold text-soft">
          Notice {place} of {count}
        </p>
        <div className="flex flex-wrap">
          {count > 1 ? (
            <>
              <RowButton of={of} data-move="up" disabled={place === 1} onClick={() => onMove(-1)}>
                Move up
              </RowButton>
              <RowButton of={of} data-move="down" disabled={place === count} onClick={() => onMove(1)}>
                Move down
              </RowButton>
            </>
          ) : null}
          <RowButton of={of} onClick={() => setIsOpen(true)}>
            Preview
          </RowButton>
          <RowButton of={of} onClick={onRemove}>
            Delete
          </RowButton>
        </div>
      </div>
      <TextField
        {...field("title")}
        label="Title"
        hint="Shown in the list. Students click the title to read the text"
        maxLength={LIMITS.eventTitleMax}
        autoComplete="off"
      />
      <TextAreaField {...field("description")} label="Text" rows={3} maxLength={LIMITS.eventTextMax} />
      <TextField
        {...field("link")}
        label="Link"
        hint="A path on this site, such as /events/syntaxsiege, or an https address"
        autoComplete="off"
        spellCheck={false}
        optional
        mono
      />
      <Warnings warnings={warnings} />
      {isOpen ? <NoticePreview notice={notice} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

/** Shows the notice in the dialog that students see after a click on the notice's title. */
function NoticePreview({ notice, onClose }: { readonly notice: NoticeValues; readonly onClose: () => void }) {
  const hasLink = notice.link !== "" && noticeFaults(notice).link === undefined;
  return (
    <Modal
      open
      onClose={onClose}
      title={notice.title === "" ? "(no title yet)" : notice.title}
      description={<span className="whitespace-pre-line">{notice.description}</span>}
      closeInFooter
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {/* The link looks as students see it but does not work, because the notice is not saved yet. */}
      {hasLink ? (
        <div inert>
          <NoticeLink to={notice.link} title={notice.title} />
        </div>
      ) : null}
    </Modal>
  );
}
