import { useLocation } from "react-router-dom";
import { LANGUAGE, LANGUAGES } from "../../shared/language";

/**
 * Links to the current page in the site's other languages. These links are not router links, because each language is a
 * separate build. The choice is stored in a cookie (frontend/public/first.js).
 */
export function LanguageLinks({ className }: { readonly className: string }) {
  const { pathname, search } = useLocation();
  return (
    <ul aria-label="Language" className="flex flex-wrap gap-x-4">
      {LANGUAGES.map(({ code, name, basename }) => (
        <li key={code}>
          <a
            href={(basename + pathname + search).replace(/(?<=.)\/$/, "")}
            hrefLang={code}
            lang={code}
            aria-current={code === LANGUAGE ? "true" : undefined}
            className={code === LANGUAGE ? `${className} font-bold text-ink` : className}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
