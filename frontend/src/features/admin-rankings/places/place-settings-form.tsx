import { PlaceBoardDocument, SavePlaceSettingsDocument } from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { LeaveModal } from "../../../shared/drafts/unsaved";
import { useUnsaved } from "../../../shared/drafts/use-unsaved";
import { FormProblems } from "../../../shared/forms/form-failure";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { TheirVersion } from "../../../shared/versions/their-version";
import { useVersion } from "../../../shared/versions/use-version";
import { Button } from "../../../shared/ui/button";
import { NumberField } from "../../../shared/ui/field-kinds";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import { settingsInput, settingsValues, type PlaceBoard, type SettingsValues } from "./place-facts";
import { t } from "@contract/kernel/contract/t";

interface PlaceSettingsFormProps {
  readonly eventSlug: string | null;
  readonly board: Pick<PlaceBoard, "settings" | "version">;
  readonly qualifyingRank: number;
  readonly onSaved: (text: string) => void;
  /** Closes the form. Null for the first settings, because there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
}

const TIES = [
  { value: "all", label: "All of these teams qualify" },
  { value: "none", label: "None of these teams qualifies" },
];
const MOVING = [
  { value: "byHand", label: "By hand" },
  { value: "automatic", label: "Automatically" },
  { value: "never", label: "Never" },
];

/** Edits how many teams qualify, their deadline for answering, and how other teams move up. */
export function PlaceSettingsForm({
  eventSlug,
  board: { settings, version: began },
  qualifyingRank,
  onSaved,
  onCancel,
}: PlaceSettingsFormProps) {
  const fetchBoard = useFetch(PlaceBoardDocument, "no-cache");
  const version = useVersion(began, async () => {
    const { placeBoard } = await fetchBoard({ eventSlug });
    return { values: settingsValues(placeBoard.settings), version: placeBoard.version };
  });
  const form = useMutationForm(SavePlaceSettingsDocument, null, {
    initial: settingsValues(settings),
    version,
    toInput: (values) => settingsInput(values, eventSlug),
    onDone: ({ message }) => {
      unsaved.saved();
      onSaved(message);
    },
  });
  const unsaved = useUnsaved(form.dirty);
  const kinds = [
    { value: "rank", label: `Teams up to the qualifying rank (${qualifyingRank})` },
    { value: "places", label: "As many teams as there are places" },
  ];
  return (
    <form {...form.formProps} className="grid items-end gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2 empty:hidden">
        <FormProblems form={form} />
      </div>
      <SelectField
        {...form.field("kind")}
        label={t("Qualified teams")}
        hint="The site offers these teams a place in Round 2"
        options={kinds}
      />
      {form.values.kind === "places" ? (
        <NumberField
          {...form.field("placeCount")}
          label={t("Places")}
          hint="The number of teams that Round 2 has room for"
        />
      ) : null}
      <SelectField
        {...form.field("ties")}
        label={t("Teams that share the last rank")}
        hint="This rule applies if there are not enough places for all of these teams"
        options={TIES}
      />
      <NumberField
        {...form.field("replyHours")}
        label={t("Hours to answer")}
        hint="From 1 to 720 hours. After this time, the offer lapses"
      />
      <TextField
        {...form.field("firstDeadline")}
        label={t("Deadline for the first offers")}
        type="datetime-local"
        hint="Times are in IST. Teams that qualify by the ranking get this deadline. Teams that move up later get “Hours to answer”"
        optional
      />
      <SelectField
        {...form.field("movingUp")}
        label={t("The next team in line moves up")}
        hint="When a place becomes free"
        options={MOVING}
      />
      <TextField
        {...form.field("lastMoveDay")}
        label={t("Last day for moving up")}
        type="date"
        hint="Choose a day that leaves teams time to travel. Leave empty for no limit"
        optional
      />
      <div className="sm:col-span-2 empty:hidden">
        <TheirVersion
          theirs={version.theirs}
          mine={form.values}
          labels={labelsOf(form.values)}
          show={(name, all) => shownText(name, all, kinds)}
          onTake={(theirs) => form.restore(theirs)}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3 sm:col-span-2">
        <SubmitButton form={form} busyLabel="Saving...">
          {settings === null ? "Offer places in this event" : "Save the settings"}
        </SubmitButton>
        {onCancel === null ? null : (
          <Button variant="secondary" onClick={() => unsaved.leave(onCancel)}>
            Cancel
          </Button>
        )}
      </div>
      <LeaveModal draft={unsaved} what={t("the settings for places")} />
    </form>
  );
}

/** Returns the labels of the fields that the form currently shows. */
function labelsOf({ kind }: SettingsValues): Partial<Record<keyof SettingsValues, string>> {
  return {
    kind: t("Qualified teams"),
    ...(kind === "places" ? { placeCount: t("Places") } : {}),
    ties: t("Teams that share the last rank"),
    replyHours: t("Hours to answer"),
    firstDeadline: t("Deadline for the first offers"),
    movingUp: t("The next team in line moves up"),
    lastMoveDay: t("Last day for moving up"),
  };
}

type Options = readonly { readonly value: string; readonly label: string }[];

/** Returns a value as the text that its field shows. */
function shownText(name: keyof SettingsValues, values: SettingsValues, kinds: Options): string {
  const options: Partial<Record<keyof SettingsValues, Options>> = {
    kind: kinds,
    ties: TIES,
    movingUp: MOVING,
  };
  const chosen = options[name]?.find(({ value }) => value === values[name]);
  return chosen?.label ?? values[name].replace("T", " ");
}
