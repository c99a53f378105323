interface PersonLinksProps {
  readonly name: string;
  readonly email: string;
  readonly linkedin: string | null;
  readonly instagram?: string | null;
}

/** Ways to reach a person; those that were not given are left out. */
export function PersonLinks({ name, email, linkedin, instagram = null }: PersonLinksProps) {
  const links = [
    { label: "Mail", href: `mailto:${email}` },
    { label: "LinkedIn", href: linkedin },
    { label: "Instagram", href: instagram },
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm font-semibold">
      {links.map(({ label, href }) =>
        href === null ? null : (
          <li key={label}>
            <a href={href} rel="noopener" className="link inline-flex min-h-11 items-center">
              {label}
              <span className="sr-only"> ({name})</span>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
