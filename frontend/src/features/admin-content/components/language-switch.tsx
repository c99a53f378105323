import { translationOf } from "@contract/modules/content/contract/translations";
import { Link } from "react-router-dom";
import { LANGUAGES } from "../../../shared/language";
import { buttonClass } from "../../../shared/ui/button";
import { editingPath, hasTexts } from "../translation-form";

/** Links to the same part in the site's other languages. */
export function LanguageSwitch({ topic }: { readonly topic: string }) {
  const { language, of } = translationOf(topic) ?? { language: "en", of: topic };
  if (!hasTexts(of)) return null;
  return (
    <nav aria-label="Language of the texts" className="flex flex-wrap gap-2">
      {LANGUAGES.map(({ code, name }) => (
        <Link
          key={code}
          to={editingPath(code, of)}
          lang={code}
          aria-current={code === language ? "true" : undefined}
          className={buttonClass(code === language ? "primary" : "secondary")}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
