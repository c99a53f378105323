import { useEffect, useState } from "react";
import {
  AccentShadesDocument,
  PublishContentsDocument,
  useSetupContentQuery,
  type AccentShadesQuery,
  type SetupContentQuery,
} from "../../../graphql/features/setup";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { refreshClub } from "../../../shared/refresh-club";
import { PictureField } from "../../../shared/pictures/picture-field";
import { FormProblems } from "../../../shared/forms/form-failure";
import { UnsavedDraft } from "../../../shared/drafts/unsaved-draft";
import { useDraft } from "../../../shared/drafts/use-draft";
import { FieldFrame } from "../../../shared/ui/field-frame";
import { ListState } from "../../../shared/ui/list-state";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import { type ClubValues, clubParts, clubValues, fieldAt } from "../club-values";
import { t } from "@contract/kernel/contract/t";
import { wireError } from "../../../shared/errors/app-error";

/** A mistake in content that was not published. */
interface Mistake {
  readonly place: string;
  readonly complaint: string;
}

/**
 * Returns the mistakes that are listed in the error of a refused publication, or an empty list for any other failure.
 */
function mistakesOf(thrown: unknown): readonly Mistake[] {
  const extensions = wireError(thrown)?.extensions as { readonly mistakes?: readonly Mistake[] } | undefined;
  return extensions?.mistakes ?? [];
}

/**
 * Asks for the club's data and publishes the data immediately, without a draft, because a new site has no content to
 * protect.
 */
export function ClubStep({ onDone }: { readonly onDone: () => void }) {
  const { data, ...state } = useQueryState(useSetupContentQuery({ fetchPolicy: "network-only" }));
  return (
    <ListState state={state}>
      {data === undefined ? null : <ClubForm key={data.club.version} content={data} onDone={onDone} />}
    </ListState>
  );
}

/** The fields' labels. A label and the error text after it read as one sentence. */
const LABELS: Readonly<Record<keyof ClubValues, string>> = {
  name: t("Name of the club"),
  shortName: t("Short name"),
  university: t("University"),
  welcome: t("Welcome text"),
  description: "One-sentence summary",
  summary: t("About the club"),
  address: t("Address"),
  whatsapp: "WhatsApp",
  telegram: t("Telegram"),
  accent: t("Colour"),
  mark: t("Logo"),
};

function ClubForm({ content, onDone }: { readonly content: SetupContentQuery; readonly onDone: () => void }) {
  const form = useMutationForm(PublishContentsDocument, null, {
    initial: clubValues(content),
    toInput: (values) => ({ contents: clubParts(content, values) }),
    onDone: async () => {
      await refreshClub();
      draft.saved();
      onDone();
    },
    onRefused: (refusal, values, thrown) => {
      const fields = mistakesOf(thrown).flatMap(({ place, complaint }) => {
        const field = fieldAt(place, values);
        return field === undefined ? [] : [[field, `${LABELS[field]} ${complaint}`]];
      });
      return { ...refusal, fields: Object.fromEntries(fields) as Record<string, string> };
    },
  });
  const versions = Object.values(content).map(({ version }) => version);
  const draft = useDraft({
    key: `setup club ${versions.join()}`,
    value: form.values,
    restore: form.restore,
    dirty: form.dirty,
  });
  return (
    <form {...form.formProps} className="grid max-w-xl gap-5" aria-label="The club">
      <p className="text-soft">
        Visitors see these texts as soon as you save. You can change these and all other texts later under
        Content.
      </p>
      <FormProblems form={form} />
      <UnsavedDraft draft={draft} />
      <TextField {...form.field("name")} label={LABELS.name} autoComplete="organization" />
      <TextField
        {...form.field("shortName")}
        label={LABELS.shortName}
        hint="At most 12 characters. We use this name in mails and where space is short."
      />
      <TextField {...form.field("university")} label={LABELS.university} />
      <TextAreaField
        {...form.field("welcome")}
        label={LABELS.welcome}
        rows={3}
        hint="Two or three sentences that greet a visitor on the home page."
      />
      <TextField
        {...form.field("description")}
        label={LABELS.description}
        hint="Text about the club in search engines and shared links."
      />
      <TextAreaField
        {...form.field("summary")}
        label={LABELS.summary}
        rows={6}
        hint="A paragraph about the club: founding year, number of members, activities, and who may join."
      />
      <TextAreaField
        {...form.field("address")}
        label={LABELS.address}
        rows={4}
        optional
        hint="Up to six lines, as on a letter."
      />
      <TextField
        {...form.field("whatsapp")}
        label={LABELS.whatsapp}
        type="url"
        optional
        hint="The invitation link of your group. Must begin with https://"
      />
      <TextField
        {...form.field("telegram")}
        label={LABELS.telegram}
        type="url"
        optional
        hint="The link of your channel or group. Must begin with https://"
      />
      <AccentField {...form.field("accent")} />
      <PictureField
        {...form.field("mark")}
        label={LABELS.mark}
        name="mark"
        place="mark"
        of={form.values.name}
        optional
        withoutPath
        hint="A square picture next to the club's name on every page. Without a picture, the site shows a drawn scoreboard."
      />
      <div>
        <SubmitButton form={form} busyLabel="Saving...">
          Save and continue
        </SubmitButton>
      </div>
    </form>
  );
}

interface AccentFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Lets the user choose the club's colour, and shows the readable shades that the pages use. */
function AccentField({ id, value, error, onChange }: AccentFieldProps) {
  const shades = useShades(value);
  return (
    <FieldFrame
      id={id}
      label={LABELS.accent}
      hint="Colour of links and buttons. Where the colour would be hard to read, the site uses a lighter or darker shade."
      {...(error === undefined ? {} : { error })}
    >
      <div className="mt-1.5 flex flex-wrap items-center gap-4">
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={`${id}-hint ${id}-shades`}
          className="h-12 w-20 cursor-pointer border-2 border-outline bg-surface p-1"
        />
        <p id={`${id}-shades`} aria-live="polite" className="text-sm">
          {shades === null ? null : (
            <span className="flex flex-wrap gap-2">
              <Sample background="#ffffff" text={shades.light} label="On light pages" />
              <Sample background="#16191e" text={shades.dark} label="On dark pages" />
              <span className="w-full text-soft">
                {shades.isUnchanged
                  ? "This colour is easy to read."
                  : `This colour is hard to read, so the site uses the shades above. Contrast: ${String(shades.contrast)} to 1, at least 4.5 to 1 is needed.`}
              </span>
            </span>
          )}
        </p>
      </div>
    </FieldFrame>
  );
}

function Sample({ background, text, label }: Readonly<Record<"background" | "text" | "label", string>>) {
  return (
    <span
      className="border border-rule px-3 py-1.5 font-semibold underline"
      style={{ background, color: text }}
    >
      {label}
    </span>
  );
}

/**
 * Milliseconds without a change before the shades are fetched. While a user drags in a colour field, the colour changes
 * with every movement.
 */
const STILL_MS = 200;

function useShades(accent: string): AccentShadesQuery["accentShades"] | null {
  const fetchShades = useFetch(AccentShadesDocument, "no-cache");
  const [known, setKnown] = useState<AccentShadesQuery["accentShades"] | null>(null);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      fetchShades({ accent }).then(
        (data) => {
          if (!isOver) setKnown(data.accentShades);
        },
        () => undefined,
      );
    }, STILL_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [accent, fetchShades]);
  return known;
}
