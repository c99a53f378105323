import type { ClubSettingsFieldsFragment } from "../../../graphql/features/admin-settings";
import { DateTime } from "../../../shared/ui/date-time";
import { t } from "@contract/kernel/contract/t";

const LABELS: Readonly<Record<string, string>> = {
  upiId: t("UPI ID"),
  bankAccountName: t("Account holder"),
  bankAccountNumber: t("Account number"),
  bankIfsc: "IFSC",
  host: t("Mail server"),
  port: t("Port"),
  security: t("Connection"),
  user: t("User name"),
  password: t("Password"),
  senderName: t("Sender's name"),
  senderEmail: t("Sender's address"),
  clubEmail: t("Address for mail to the club"),
};

/** Lists who saved which settings, newest first. */
export function SettingsHistory({ versions }: Pick<ClubSettingsFieldsFragment, "versions">) {
  if (versions.length === 0) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        History
      </summary>
      <ol className="grid gap-3">
        {versions.map(({ number, by, at, changes }) => (
          <li key={number} className="border-t border-rule pt-2">
            <p className="font-semibold">
              {by}, <DateTime value={at} />
            </p>
            <ul className="text-sm">
              {changes.map(({ name, before, after }) => (
                <li key={name} className="break-words">
                  {LABELS[name] ?? name}:{" "}
                  {after === null ? t("changed") : `${before || t("empty")} → ${after || t("empty")}`}
                </li>
              ))}
              {changes.length === 0 ? <li>No change</li> : null}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
