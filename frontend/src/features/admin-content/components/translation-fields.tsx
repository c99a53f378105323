import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { inPlace, type TranslatedTexts } from "@contract/modules/content/contract/translations";
import { Button } from "../../../shared/ui/button";
import { RowButton } from "../../../shared/ui/row-button";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import { limitHint, tooLong, type EnglishText, type MistakeAt, type TranslationsSpec } from "../field-spec";
import { groupsOf, textLabel, translatedCount, translatedTexts, type TextGroup } from "../translated-texts";

/** Texts that may be longer than this number of characters get a field with several rows. */
const LONG = 120;

interface TranslationFieldsProps {
  readonly field: TranslationsSpec;
  readonly at: string;
  readonly value: unknown;
  readonly mistakeAt: MistakeAt;
  readonly onChange: (value: TranslatedTexts) => void;
}

/** Lists all texts of a part, each with a field for its translation. */
export function TranslationFields({ field, at, value, mistakeAt, onChange }: TranslationFieldsProps) {
  const { english, fields } = field;
  const texts = inPlace(translatedTexts(value), english);
  const [open, setOpen] = useState<string | null>(null);
  if (english.length === 0)
    return <p className="text-soft">This part has no English text to translate yet.</p>;
  const put = ({ key, english: original }: EnglishText, text: string) => {
    const next = { ...texts, [key]: { english: original, text } };
    if (text === "") Reflect.deleteProperty(next, key);
    onChange(next);
  };
  const fieldsOf = (group: TextGroup) =>
    group.texts.map((one) => (
      <TranslatedField
        key={one.key}
        text={one}
        label={textLabel(one.key, fields)}
        name={`${at}.${one.key}`}
        given={texts[one.key]}
        error={mistakeAt(`${at}.${one.key}`, textLabel(one.key, fields))}
        onChange={(text) => put(one, text)}
      />
    ));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-soft">
        {t("{done} of {all} texts translated. Visitors see English where a translation is missing.", {
          done: translatedCount(texts, english),
          all: english.length,
        })}
      </p>
      {groupsOf(english, fields).map((group) =>
        group.entry === "" ? (
          <div key="" className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {fieldsOf(group)}
          </div>
        ) : (
          <section key={group.entry} className="border border-rule bg-paper">
            <div className="flex flex-wrap items-center justify-between gap-x-3 px-3 py-1">
              <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <span lang="en" className="font-semibold">
                  {group.title}
                </span>
                <span className="block text-sm text-soft">
                  {t("{done} of {all} texts translated", {
                    done: translatedCount(texts, group.texts),
                    all: group.texts.length,
                  })}
                </span>
                {open !== group.entry &&
                group.texts.some(({ key }) => mistakeAt(`${at}.${key}`) !== undefined) ? (
                  <span className="block text-sm text-bad">This entry has a mistake</span>
                ) : null}
              </p>
              <div className="outdent">
                <RowButton
                  of={group.title}
                  aria-expanded={open === group.entry}
                  onClick={() => setOpen(open === group.entry ? null : group.entry)}
                >
                  {open === group.entry ? "Close" : "Translate"}
                </RowButton>
              </div>
            </div>
            {open === group.entry ? (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-rule p-4">
                {fieldsOf(group)}
              </div>
            ) : null}
          </section>
        ),
      )}
    </div>
  );
}

interface TranslatedFieldProps {
  readonly text: EnglishText;
  readonly label: string;
  readonly name: string;
  readonly given: TranslatedTexts[string] | undefined;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Shows a text in English next to the field for its translation. */
function TranslatedField({ text, label, name, given, error, onChange }: TranslatedFieldProps) {
  const isOutdated = given !== undefined && given.english !== text.english;
  const value = given?.text ?? "";
  const field = {
    ...{ label, name, value, optional: true, hint: limitHint(text.max) },
    error: error ?? tooLong(value, text.max),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-2 md:grid-cols-2">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-soft">{t("{label} in English", { label })}</p>
        <p lang="en" className="whitespace-pre-line wrap-anywhere">
          {text.english}
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        {text.isLong || text.max > LONG ? (
          <TextAreaField
            {...field}
            rows={Math.min(10, Math.ceil(text.english.length / 60) + 2)}
            onChange={(typed) => onChange(text.isLong ? typed : typed.replaceAll("\n", " "))}
          />
        ) : (
          <TextField {...field} autoComplete="off" onChange={onChange} />
        )}
        {isOutdated ? (
          <div className="border-l-4 border-pending pl-3 text-sm">
            <p className="font-semibold text-pending">
              The English text changed. Visitors see English until you update this translation or confirm that
              it is still right.
            </p>
            <p className="mt-1 wrap-anywhere">
              Previous English text: <span lang="en">{given.english}</span>
            </p>
            <div className="outdent">
              <Button variant="quiet" onClick={() => onChange(given.text)}>
                <span>
                  Keep this translation<span className="sr-only"> {label}</span>
                </span>
              </Button>
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}
