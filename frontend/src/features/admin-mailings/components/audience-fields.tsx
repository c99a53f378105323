import { PAYMENT_OPTIONS } from "../../../shared/payment-options";
import { RadioGroup } from "../../../shared/ui/radio-group";
import { SelectField } from "../../../shared/ui/select-field";
import { EventSelect } from "../../../shared/events/event-select";
import type { MailForm } from "../hooks/use-mail-form";
import { NumberField } from "../../../shared/ui/field-kinds";

const WHOM = [
  { value: "LEADERS", label: "The leaders", hint: "One person per team" },
  { value: "ACCOUNTS", label: "All people with an account", hint: "These people can open the team's page" },
  {
    value: "EVERYONE",
    label: "All people with an e-mail address",
    hint: "Including people without an account",
  },
] as const;
const TEAMS = [
  { value: "yes", label: "All teams that match the filters" },
  { value: "no", label: "Only selected teams" },
] as const;
const MISSING = [
  { value: "", label: "With or without open tasks" },
  { value: "MEMBERS", label: "Missing members" },
  { value: "HANDLES", label: "Missing a Codeforces handle" },
  { value: "DATA", label: "Missing members or handles" },
  { value: "PAYMENT", label: "Owe the fee" },
];
const PAYMENT = [{ value: "", label: "Any payment status" }, ...PAYMENT_OPTIONS];
const STANDING = [
  { value: "", label: "All teams" },
  { value: "QUALIFIED", label: "Qualified" },
  { value: "NOT_QUALIFIED", label: "Did not qualify" },
];

/** Lets an admin choose the event, filter its teams, and choose which people in the teams get the mail. */
export function AudienceFields({ form }: { readonly form: MailForm }) {
  const chooseEvent = (value: string) => {
    form.set("eventSlug", value);
    // Clears the chosen teams, which belong to the previous event.
    form.set("teamIds", "");
  };
  return (
    <>
      <EventSelect {...form.field("eventSlug")} onChange={chooseEvent} />
      <RadioGroup
        {...form.field("fitting")}
        legend="Teams"
        options={TEAMS}
        value={form.values.fitting === "yes" ? "yes" : "no"}
      />
      {form.values.fitting === "yes" ? <Filters form={form} /> : null}
      <RadioGroup
        {...form.field("whom")}
        legend="People"
        options={WHOM}
        value={form.values.whom as "LEADERS"}
      />
    </>
  );
}

/** Filters for teams. A team must match all filters. */
function Filters({ form }: { readonly form: MailForm }) {
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          {...form.field("missing")}
          label="Missing"
          hint="The team's open tasks"
          options={MISSING}
        />
        <SelectField {...form.field("paymentStatus")} label="Payment" hint="Fee status" options={PAYMENT} />
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <SelectField
          {...form.field("standing")}
          label="Qualification"
          hint="According to the published ranking"
          options={STANDING}
        />
        <NumberField {...form.field("rankFrom")} label="Ranking from" hint="1 is best" optional />
        <NumberField {...form.field("rankTo")} label="Ranking to" hint="For example: 30" optional />
      </div>
    </>
  );
}
