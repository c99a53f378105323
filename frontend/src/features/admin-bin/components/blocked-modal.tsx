import { Button } from "../../../shared/ui/button";
import { Modal } from "../../../shared/ui/modal";
import type { Blocked } from "../../../shared/bin/use-restore";
import { t } from "@contract/kernel/contract/t";

interface BlockedModalProps {
  readonly blocked: readonly Blocked[];
  readonly busy: boolean;
  readonly onRestorePartly: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/**
 * Shows why entries were not restored. If an obstacle affects only some parts of an entry, offers to restore the entry
 * without these parts.
 */
export function BlockedModal({ blocked, busy, onRestorePartly, onClose }: BlockedModalProps) {
  const partly = blocked.filter(({ mayPartly }) => mayPartly);
  return (
    <Modal
      open
      closeInFooter
      onClose={() => (busy ? undefined : onClose())}
      title={
        blocked.length === 1
          ? `${blocked[0]?.name ?? ""} was not restored`
          : "These entries were not restored"
      }
      description={adviceFor(blocked.length, partly.length)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Close
          </Button>
          {partly.length === 0 ? null : (
            <Button
              busy={busy}
              busyLabel="Restoring..."
              onClick={() => onRestorePartly(partly.map(({ id }) => id))}
            >
              Restore without these parts
            </Button>
          )}
        </>
      }
    >
      <ul className="grid max-h-80 gap-3 overflow-y-auto">
        {blocked.map(({ id, name, obstacles, mayPartly }) => (
          <li key={id}>
            {blocked.length === 1 ? null : (
              <p className="font-semibold">
                {name}
                {mayPartly ? "" : " (cannot be restored now)"}
              </p>
            )}
            <ul className="list-disc pl-5">
              {obstacles.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** Returns the explanation for blocked entries, `partly` of which can be restored without some of their parts. */
function adviceFor(all: number, partly: number): string {
  if (partly === 0)
    return t(
      "The restore is not possible, because something changed after the deletion. The reasons are listed below.",
    );
  if (partly < all)
    return t(
      "Something changed after the deletion. You can still restore some of these entries, but only without the parts named below.",
    );
  return all === 1
    ? t(
        "Something changed after the deletion. You can still restore the entry, but only without the parts named below.",
      )
    : t(
        "Something changed after the deletion. You can still restore the entries, but only without the parts named below.",
      );
}
