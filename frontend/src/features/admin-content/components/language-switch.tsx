import { useId } from "react";
import { translationOf } from "@contract/modules/content/contract/translations";
import { Link } from "react-router-dom";
import { LANGUAGES } from "../../../shared/language";
import { editingPath, hasTexts } from "../translation-form";

/** Links to the same part in the site's other languages. */
export function LanguageSwitch({ topic }: { readonly topic: string }) {
  const id = useId();
  const { language, of } = translationOf(topic) ?? { language: "en", of: topic };
  if (!hasTexts(of)) return null;
  return (
    <nav aria-labelledby={id} className="flex flex-wrap items-end gap-x-4 border-b-2 border-ink">
      <span id={id} className="py-2 text-sm text-soft">
        Language of the texts
      </span>
      {LANGUAGES.map(({ code, name }) => (
        <Link
          key={code}
          to={editingPath(code, of)}
          lang={code}
          aria-current={code === language ? "true" : undefined}
          className={`flex min-h-11 items-center px-4 py-2 font-semibold ${code === language ? "bg-ink text-paper" : "text-soft hover:text-ink"}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
