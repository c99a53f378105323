import type { EventPageQuery } from "../../graphql/pages/event";
import { NoticeLink } from "../../shared/ui/notice-link";
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
