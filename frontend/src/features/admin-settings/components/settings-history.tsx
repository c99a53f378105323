import type { ClubSettingsFieldsFragment } from "../../../graphql/generated";
import { DateTime } from "../../../shared/ui/date-time";

/** What fields are called in the forms. */
const LABELS: Readonly<Record<string, string>> = {
  upiId: "UPI id",
  bankAccountName: "Account holder",
  bankAccountNumber: "Account number",
  bankIfsc: "IFSC",
  host: "Mail server",
  port: "Port",
  security: "Connection",
  user: "Name to log in with",
  password: "Password",
  senderName: "Mails are from",
  senderEmail: "Address they are from",
  clubEmail: "Where mail to the club goes",
};

/** Who set what, newest first. */
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
                  {after === null ? "changed" : `${before || "nothing"} → ${after || "nothing"}`}
                </li>
              ))}
              {changes.length === 0 ? <li>As before</li> : null}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
