import { t } from "@contract/kernel/contract/t";

interface PersonLinksProps {
  readonly name: string;
  readonly email: string;
  readonly linkedin: string | null;
  readonly instagram?: string | null;
}

/** Lists links for contacting a person. Missing links are omitted. Links to other sites open in a new tab. */
export function PersonLinks({ name, email, linkedin, instagram = null }: PersonLinksProps) {
  // The mail link must be first, because all links except the first open in a new tab.
  const links = [
    { label: "Mail", href: `mailto:${email}` },
    { label: "LinkedIn", href: linkedin },
    { label: "Instagram", href: instagram },
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm font-semibold">
      {links.map(({ label, href }, site) =>
        href === null ? null : (
          <li key={label}>
            <a
              href={href}
              target={site ? "_blank" : undefined}
              rel="noopener"
              className="link inline-flex min-h-11 min-w-11 items-center"
            >
              {label}
              <span className="sr-only">{` (${name}${site ? t(", opens in a new tab") : ""})`}</span>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
