import { Link } from "react-router-dom";
import type { EventPageQuery } from "../../graphql/page-queries";
import { Panel } from "../../shared/ui/panel";

type Notice = NonNullable<EventPageQuery["event"]>["notices"][number];

/** What the event's teams should know. */
export function EventNotices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <Panel title="Important Notices">
      <ul className="-my-2 divide-y divide-rule">
        {notices.map(({ title, description, link }) => (
          <li key={title + description} className="py-3">
            <h3 className="text-base">{title}</h3>
            <p className="mt-1 whitespace-pre-line">{description}</p>
            {link === null ? null : <NoticeLink to={link} title={title} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Where a notice leads: a path of this site, or an address elsewhere. */
function NoticeLink({ to, title }: { readonly to: string; readonly title: string }) {
  const look = "link inline-flex min-h-11 items-center font-semibold";
  const label = `More on “${title}”`;
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
