import { useState, type ReactNode } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { Modal } from "../ui/modal";
import type { DeletionParts } from "./list-parts";
import { useDeletion, type Deletions } from "./use-deletion";
import { t } from "@contract/kernel/contract/t";
import { confirmFirst, type ConfirmedAct } from "@contract/kernel/contract/confirmed-acts";
import { ConfirmedUntilDocument } from "../../graphql/shared/confirmation";
import { useFetch } from "../apollo/use-fetch";
import { askToConfirm } from "../confirmation/confirmation-question";

/**
 * Returns a function that asks for a confirmation before an action with many steps, so that the server does not refuse
 * a step halfway. While the last confirmation is still valid, the function resolves to true without asking. It resolves
 * to false if the user does not confirm, or if no dialog is mounted.
 */
function useConfirmBefore() {
  const fetchConfirmedUntil = useFetch(ConfirmedUntilDocument);
  return async (act: ConfirmedAct): Promise<boolean> => {
    const began = performance.now();
    try {
      const { confirmedUntil } = await fetchConfirmedUntil();
      return confirmedUntil ? true : await askToConfirm(confirmFirst(act), began);
    } catch {
      return true; // The fetch failed. The action may run, and reports the error itself.
    }
  };
}

interface DeleteModalProps<Row> extends DeletionParts<Row> {
  /** The dialog's title; by default "Delete Asha Rao?" or "Delete 2 users?". */
  readonly title?: string;
  readonly description: ReactNode;
  /** Whether the consequences of the deletion are still loading. */
  readonly waiting?: boolean;
  readonly act: (ids: string[]) => Promise<Deletions | undefined>;
  /** Content below the description, such as the reasons why some chosen rows cannot be deleted. */
  readonly children?: ReactNode;
}

/** Asks before deleting rows, shows the progress, and lists the rows that the server refused. */
export function DeleteModal<Row extends { readonly id: string }>(props: DeleteModalProps<Row>) {
  const { rows, nameOf, noun, waiting = false, onClose } = props;
  const { progress, run } = useDeletion<Row>(props.act);
  const confirmBefore = useConfirmBefore();
  const [asking, setAsking] = useState(false);
  const busy = progress?.busy === true || asking;
  const close = () => (busy ? undefined : onClose());
  const counted = (n: number) => (n === 1 ? noun[0] : t("{n} {nouns}", { n: String(n), nouns: noun[1] }));
  const confirm = async () => {
    if (rows.length > LIMITS.freeDeletions) {
      setAsking(true);
      const confirmed = await confirmBefore("deleteMany");
      setAsking(false);
      if (!confirmed) return;
    }
    const ids = await run(rows);
    const what = ids.length === 1 ? `1 ${noun[0]}` : counted(ids.length);
    const text = t("{what} deleted.", { what });
    if (ids.length > 0) props.onDeleted({ ids, text });
    if (ids.length === rows.length) onClose();
  };
  // The busy label counts the rows of the running request, such as "201 to 400 of 900". Requests run one at a time,
  // each with as many rows as the server accepts.
  const done = progress?.done ?? 0;
  const doing =
    rows.length > LIMITS.deletedAtOnce
      ? t("{from} to {to} of {all}", {
          from: String(done + 1),
          to: String(Math.min(done + LIMITS.deletedAtOnce, rows.length)),
          all: String(rows.length),
        })
      : counted(rows.length);
  return (
    <Modal
      open
      onClose={close}
      closeInFooter={rows.length === 0}
      title={
        props.title ??
        t("Delete {what}?", { what: rows.length === 1 ? rows.map(nameOf).join("") : counted(rows.length) })
      }
      description={props.description}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={busy}>
            {rows.length === 0 ? "Close" : progress === null ? "Cancel" : "Done"}
          </Button>
          {(progress !== null && !busy) || (rows.length === 0 && !waiting) ? null : (
            <Button
              variant="danger"
              busy={busy}
              busyLabel={asking ? "Confirm first..." : `Deleting ${doing}...`}
              disabled={waiting}
              onClick={() => void confirm()}
            >
              Delete {counted(rows.length)}
            </Button>
          )}
        </>
      }
    >
      {progress === null || progress.refused.length === 0 ? null : (
        <Banner tone="error">
          Not deleted: {progress.refused.map(({ row, why }) => `${nameOf(row)} (${why})`).join(" ")}
        </Banner>
      )}
      {props.children}
    </Modal>
  );
}
