import { Link } from "react-router-dom";
import { t } from "@contract/kernel/contract/t";

interface NoticeLinkProps {
  /** A path of this site, or an address elsewhere. */
  readonly to: string;
  readonly title: string;
}

/** The link of an event's notice. */
export function NoticeLink({ to, title }: NoticeLinkProps) {
  const look = "link inline-flex min-h-11 items-center font-semibold";
  const label = t("More about “{title}”", { title });
  return to.startsWith("/") ? (
    <Link to={to} className={look}>
      {label}
    </Link>
  ) : (
    <a href={to} rel="noopener noreferrer" className={look}>
      {label}
    </a>
  );
}
