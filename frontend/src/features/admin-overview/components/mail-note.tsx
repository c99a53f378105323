import { Link } from "react-router-dom";
import { Role } from "@contract/kernel/contract/roles";
import { useMailServerQuery } from "../../../graphql/features/admin-overview";
import { settingsAddress } from "../../../shared/admin-addresses";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useSession } from "../../../shared/session/session-store";

/** Warns that the site sends no mail yet, and links to the mail settings. */
export function MailNote() {
  return (
    <p className="border border-rule bg-surface px-4 py-3 sm:px-5">
      <strong>The site sends no mail yet.</strong> Students cannot sign up, because they get no code.{" "}
      <Link to={settingsAddress} className="link">
        Set up a mail server
      </Link>
    </p>
  );
}

/** `isMailMissing` is true while the site has no mail server. Always false for users other than Superadmins. */
export function useMailMissing() {
  const may = useSession()?.role === Role.Superadmin;
  const { data, ...state } = useQueryState(
    useMailServerQuery({ skip: !may, fetchPolicy: "cache-and-network" }),
  );
  const host = data?.clubSettings.fields.find(({ name }) => name === "host");
  return { ...state, isMailMissing: may && host !== undefined && host.value === "" && host.fixedBy === null };
}
