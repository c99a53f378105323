import { useId, useState, type ComponentType, type ReactNode } from "react";
import { CodeField } from "../shared/ui/code-field";
import { FieldError, FieldFrame } from "../shared/ui/field-frame";
import { ErrorSummary } from "../shared/ui/error-summary";
import {
  EmailField,
  HandleField,
  NumberField,
  PhoneField,
  RollNoField,
  SearchField,
} from "../shared/ui/field-kinds";
import { PasswordField } from "../shared/ui/password-field";
import { RadioGroup } from "../shared/ui/radio-group";
import { SelectField } from "../shared/ui/select-field";
import { TextAreaField, TextField } from "../shared/ui/text-field";
import { Button } from "../shared/ui/button";
import type { KitPart } from "./kit-part";

/** The props that a form would pass to a field. */
interface LiveField {
  /** An id that is unique on the page. */
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Returns a component with a working field that keeps its own value. */
function live(draw: (field: LiveField) => ReactNode, first = ""): ComponentType {
  return function Live() {
    const id = useId();
    const [value, setValue] = useState(first);
    return draw({ id, name: id, value, onChange: setValue });
  };
}

const OPTIONS = [
  { value: "user", label: "User", hint: "Joins another user's team." },
  { value: "leader", label: "Team Leader", hint: "Makes a team." },
];
const WRONG = "Phone number must be 10 digits";

export const FIELDS: readonly KitPart[] = [
  {
    file: "ui/text-field.tsx",
    names: ["TextField", "TextAreaField"],
    states: {
      "With a hint": live(
        (field) => <TextField {...field} label="Name" hint="First and last name." />,
        "Asha Rao",
      ),
      "With an error": live((field) => <TextField {...field} label="Phone" error={WRONG} mono />, "123"),
      Optional: live((field) => <TextField {...field} label="College" optional />),
      "Read only": live((field) => <TextField {...field} label="Address" readOnly mono />, "syntaxsiege"),
      Disabled: live((field) => <TextField {...field} label="Name" disabled />, "Asha Rao"),
      "With an action": live(
        (field) => (
          <TextField {...field} label="Email" action={<Button variant="secondary">Verify Email</Button>} />
        ),
        "asha@example.org",
      ),
      "Several lines": live(
        (field) => <TextAreaField {...field} label="Schedule" />,
        "Online round\nFinals on campus",
      ),
      "Several lines with an error": live((field) => (
        <TextAreaField {...field} label="Message" error="Please write something" />
      )),
    },
  },
  {
    file: "ui/field-kinds.tsx",
    names: ["EmailField", "PhoneField", "RollNoField", "HandleField", "NumberField", "SearchField"],
    states: {
      EmailField: live((field) => <EmailField {...field} />, "asha@example.org"),
      PhoneField: live((field) => <PhoneField {...field} />, "9876543210"),
      RollNoField: live((field) => <RollNoField {...field} />, "22CS1042"),
      HandleField: live((field) => <HandleField {...field} />, "asha_rao"),
      NumberField: live((field) => <NumberField {...field} label="People in a team" />, "3"),
      SearchField: live((field) => <SearchField {...field} hint="Name, e-mail, college" />),
    },
  },
  {
    file: "ui/password-field.tsx",
    names: ["PasswordField"],
    states: {
      Ordinary: live(
        (field) => <PasswordField {...field} label="Password" autoComplete="new-password" />,
        "a long password",
      ),
      "With an error": live(
        (field) => (
          <PasswordField
            {...field}
            label="Password"
            autoComplete="new-password"
            error="Password must be at least 8 characters"
          />
        ),
        "short",
      ),
    },
  },
  {
    file: "ui/code-field.tsx",
    names: ["CodeField"],
    states: {
      "Half typed": live(
        (field) => <CodeField {...field} label="Code" hint="Six digits, from our mail." />,
        "271",
      ),
      "With an error": live((field) => <CodeField {...field} label="Code" error="Invalid OTP" />, "271828"),
    },
  },
  {
    file: "ui/select-field.tsx",
    names: ["SelectField"],
    states: { Ordinary: live((field) => <SelectField {...field} label="Role" options={OPTIONS} />, "user") },
  },
  {
    file: "ui/radio-group.tsx",
    names: ["RadioGroup"],
    states: {
      Ordinary: live((field) => <RadioGroup {...field} legend="Role" options={OPTIONS} />, "leader"),
      "With an error": live((field) => (
        <RadioGroup {...field} legend="Role" options={OPTIONS} error="Choose User or Team Leader" />
      )),
    },
  },
  {
    file: "ui/field-frame.tsx",
    names: ["FieldFrame", "FieldError"],
    states: {
      FieldFrame: live((field) => (
        <FieldFrame {...field} label="Label" hint="For a control of one's own.">
          The control
        </FieldFrame>
      )),
      FieldError: live(({ id }) => <FieldError id={id}>{WRONG}</FieldError>),
    },
  },
  {
    file: "ui/error-summary.tsx",
    names: ["ErrorSummary"],
    states: {
      "Two wrong fields": () => (
        <ErrorSummary errors={[{ message: WRONG, fieldId: "phone" }, { message: "Name is required" }]} />
      ),
    },
  },
];
