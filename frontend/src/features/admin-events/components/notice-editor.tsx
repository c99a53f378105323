import { useEffect, useRef, useState } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import type { EventWarning } from "@contract/modules/events/contract/event-warnings";
import { Button } from "../../../shared/ui/button";
import { readNotices, type NoticeValues } from "../notice-values";
import { NoticeCard } from "./notice-card";
import type { FieldProps } from "../../../shared/ui/field-frame";

interface NoticeEditorProps extends Pick<FieldProps, "error"> {
  /** The id of the editor, for links in an error summary. */
  readonly id: string;
  /** The notices as one text (`noticesText`). */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly warnings?: readonly EventWarning[];
}

/** Adds, changes, moves, deletes and restores an event's notices, and shows them as students see them. */
export function NoticeEditor({ id, value, onChange, error, warnings = [] }: NoticeEditorProps) {
  const notices = readNotices(value);
  const [deletion, setDeletion] = useState<{ readonly notice: NoticeValues; readonly at: number } | null>(
    null,
  );
  const containerRef = useRef<HTMLFieldSetElement>(null);
  const focus = useFocusLater(containerRef);
  const put = (next: readonly NoticeValues[]) => onChange(JSON.stringify(next));
  const add = () => {
    const key = Math.max(-1, deletion?.notice.key ?? -1, ...notices.map((notice) => notice.key)) + 1;
    put([...notices, { key, title: "", description: "", link: "" }]);
    focus(`[data-notice="${String(key)}"] input`);
  };
  const move = (at: number, by: -1 | 1) => {
    const next = [...notices];
    const [moved] = next.splice(at, 1);
    if (moved === undefined) return;
    next.splice(at + by, 0, moved);
    put(next);
    const end = at + by === 0 || at + by === notices.length - 1;
    const name = by < 0 !== end ? "up" : "down";
    focus(`[data-notice="${String(moved.key)}"] [data-move="${name}"]`);
  };
  const remove = (at: number) => {
    const notice = notices[at];
    if (notice === undefined) return;
    setDeletion({ notice, at });
    put(notices.filter((_other, index) => index !== at));
    focus("[data-undo]");
  };
  const bringBack = () => {
    if (deletion === null) return;
    put([...notices.slice(0, deletion.at), deletion.notice, ...notices.slice(deletion.at)]);
    setDeletion(null);
    focus(`[data-notice="${String(deletion.notice.key)}"] input`);
  };
  return (
    <fieldset
      ref={containerRef}
      id={id}
      tabIndex={-1}
      className="grid gap-4"
      aria-describedby={`${id}-count`}
    >
      <legend className="sr-only">Notices</legend>
      {error === undefined ? null : <p className="font-semibold text-bad">{error}</p>}
      {notices.length === 0 ? (
        <p className="text-soft">There are no notices. Teams see “There are no notices at the moment.”</p>
      ) : null}
      {notices.map((notice, index) => (
        <NoticeCard
          key={notice.key}
          id={`${id}${String(notice.key)}`}
          notice={notice}
          place={index + 1}
          count={notices.length}
          showsFaults={error !== undefined}
          warnings={warnings.filter(({ field }) => field === `notices.${String(index)}`)}
          onChange={(next) => put(notices.map((other) => (other.key === next.key ? next : other)))}
          onMove={(by) => move(index, by)}
          onRemove={() => remove(index)}
        />
      ))}
      {deletion === null ? null : (
        <p role="status" className="flex flex-wrap items-center gap-x-3 border-l-4 border-rule pl-3">
          {deletion.notice.title === "" ? "The notice" : `“${deletion.notice.title}”`} will be deleted when
          you save.
          <Button variant="quiet" onClick={bringBack} data-undo="">
            Bring it back
          </Button>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        {notices.length < LIMITS.notices ? (
          <Button variant="secondary" onClick={add}>
            Add a notice
          </Button>
        ) : null}
        <p id={`${id}-count`} className="text-sm text-soft">
          {notices.length} of at most {LIMITS.notices} notices. Students see the notices in this order.
        </p>
      </div>
    </fieldset>
  );
}

/**
 * Returns a function that focuses the element with the given selector after the next render, in which the clicked
 * element moves or disappears.
 */
function useFocusLater(containerRef: React.RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    containerRef.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return (selector: string) => {
    wanted.current = selector;
  };
}
