import { CLUB } from "../../shared/club";
import { buttonClass } from "../../shared/ui/button-style";

/** Where the club can be written to without the form; content/ cannot leave them out. */
const IDS: readonly string[] = ["whatsapp", "telegram"];

/** The club's WhatsApp and Telegram, each in a tab of its own. */
export function OutboundLinks() {
  return (
    <ul className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">
      {CLUB.links
        .filter(({ id }) => IDS.includes(id))
        .map(({ id, label, href }) => (
          <li key={id}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className={buttonClass("secondary", "w-full sm:min-w-40")}
            >
              {label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
