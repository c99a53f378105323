import { Modal } from "../../../../shared/ui/modal";
import { t } from "@contract/kernel/contract/t";

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [["J", "↓"], t("Next payment")],
  [["K", "↑"], t("Previous payment")],
  [["A"], t("Accept the payment on the screen")],
  [
    ["R"],
    t(
      "Reject the payment on the screen. Press 1 to 4 for a common reason, or write your own. Then press Enter, or Ctrl + Enter in the text field",
    ),
  ],
  [["U"], t("Undo the last decision, within 10 seconds")],
  [["?"], t("Show these shortcuts")],
];

/** Shows the queue's keyboard shortcuts. */
export function KeysModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal
      open
      onClose={onClose}
      title="Keyboard shortcuts"
      description="The keys work in the queue while you are not typing. You can turn them off with the switch “Keyboard shortcuts”."
    >
      <dl className="-my-2 divide-y divide-rule">
        {KEYS.map(([keys, what]) => (
          <div key={what} className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3 py-2">
            <dt className="flex gap-2">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 border border-outline px-2 text-center font-mono font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
