import { ContactForm } from "../../features/contact/components/contact-form";
import { type Club, useClub } from "../../shared/club";
import { paths } from "@contract/kernel/contract/paths";
import { t } from "@contract/kernel/contract/t";
import { LazyImage } from "../../shared/ui/lazy-image";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { buttonClass } from "../../shared/ui/button";

/** The page /contact: a form, and links to WhatsApp and Telegram. */
export function ContactPage() {
  const { name, links } = useClub();
  const shown = links.filter(({ id }) => id in NAMES);
  const names = shown.map(({ id }) => NAMES[id]);
  const by = names.length === 2 ? t("WhatsApp or Telegram") : (names[0] ?? "");
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Contact"
        description={
          by
            ? `Write to ${name} with the contact form, or reach us by ${by}.`
            : `Write to ${name} with the contact form.`
        }
        path={paths.contact}
      />
      <PageHeading
        subtitle={
          by
            ? `Questions about an event, a class or your team? Use the form, or reach us by ${by}.`
            : "Questions about an event, a class or your team? Use the form."
        }
        aside={by ? <OutboundLinks links={shown} /> : null}
      >
        Get in Touch with Us
      </PageHeading>
      <div className="mt-8 grid gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <div className="noscript:hidden">
            <ContactForm />
          </div>
          <noscript>
            <p className="border-l-8 border-accent bg-accent-wash px-4 py-3 font-semibold">
              The form needs JavaScript.
              {by && ` Without JavaScript, write to us by ${by}.`}
            </p>
          </noscript>
        </div>
        <LazyImage
          src="/animations/contact.svg#e5e9ff"
          still="/animations/contact.svg#still"
          alt=""
          width={480}
          height={360}
          className="aspect-4/3 w-full max-w-[28rem] self-start border-2 md:max-w-none border-ink"
        />
      </div>
    </div>
  );
}

/** Names of messengers for use in a sentence. The links themselves show the club's own labels. */
const NAMES: Readonly<Record<string, string>> = { whatsapp: "WhatsApp", telegram: "Telegram" };

function OutboundLinks({ links }: { readonly links: Club["links"] }) {
  return (
    <ul className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">
      {links.map(({ id, label, href }) => (
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
