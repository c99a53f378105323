import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import type { AppError } from "../errors/app-error";
import { failureOf, placeTexts, showRefusal, summaryOf } from "./form-errors";
import type { InputClass } from "./validate-contract";

export type Values = Record<string, string>;
type FieldTexts<V> = Partial<Record<keyof V & string, string | undefined>>;

export interface FormOptions<V extends Values, Input extends object> {
  readonly initial: V;
  /** Loads the contract's input class: `() => import("@contract/modules/teams/contract/team.inputs").then((m) => m.CreateTeamInput)`. */
  readonly contract?: () => Promise<InputClass<Input>>;
  /** Converts the form's values to the contract's input. By default, the values are used unchanged. */
  readonly toInput?: (values: V) => object;
  /**
   * Returns the errors of rules that the contract lacks. For example, the contract has only the whole name, so it
   * cannot have a rule for the first name. A returned error replaces the contract's error for the same field.
   */
  readonly rules?: (values: V) => FieldTexts<V>;
  /** Maps the contract's fields to the form's, if their names differ. */
  readonly aliases?: Readonly<Record<string, keyof V & string>>;
  /** The operation's error text for a failure that has no text of its own (FALLBACKS of the catalogue). */
  readonly fallback: string;
  /**
   * Submits the values. A returned or thrown refusal becomes `failure`, and its texts for fields are shown next to the
   * fields.
   */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- most forms return nothing
  readonly submit: (values: V) => Promise<AppError | void>;
  /**
   * Called with the error that `submit` threw. Returns another refusal to show, such as one with a text for a field, or
   * null to show no refusal. If nothing is returned, the given refusal is shown.
   */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- many handlers return nothing
  readonly onRefused?: (refusal: AppError, values: V, thrown: unknown) => AppError | null | void;
}

/**
 * Returns the state of a form: values, field errors, the failure, and a busy flag that prevents a second submit. Typed
 * text is never lost. A refused submit moves the focus to the first invalid field, or else to the form's alert. If a
 * value was changed while the form was being sent, the focus stays, and the changed field shows no error.
 */
export function useForm<V extends Values, Input extends object = object>(options: FormOptions<V, Input>) {
  const { initial, aliases } = options;
  const prefix = useId();
  const [values, setValues] = useState<V>(initial);
  const [clean, setClean] = useState<V>(initial);
  const [errors, setErrors] = useState<FieldTexts<V>>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(values);
  /** The values that are being sent, or null. */
  const sent = useRef<V | null>(null);
  const refused = useRef<{ form: HTMLFormElement; ids: ReadonlySet<string> } | null>(null);

  useEffect(() => {
    latest.current = values;
  });
  // Focuses in an effect, after the refusal is rendered, so that the focused element already has its text.
  useEffect(() => {
    if (refused.current === null) return;
    showRefusal(refused.current.form, refused.current.ids);
    refused.current = null;
  }, [errors, failure]);

  const idOf = (name: string) => `${prefix}${name}`;
  /** Returns the values that the user changed while the form was being sent. */
  const changedMeanwhile = () => changesOf(latest.current, sent.current ?? latest.current);
  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
    // Removes a failure about invalid fields when the last of these fields is changed.
    const others = Object.entries(errors).filter(([field, text]) => field !== name && text !== undefined);
    if (errors[name] !== undefined && others.length === 0)
      setFailure((before) => (before === null || Object.keys(before.fields).length > 0 ? null : before));
  };
  const show = (onFields: FieldTexts<V>, error: AppError | null, form: HTMLFormElement) => {
    const changed = changedMeanwhile();
    const names = Object.keys(onFields).filter((name) => !(name in changed));
    if (Object.keys(changed).length === 0 && (names.length > 0 || error !== null))
      refused.current = { form, ids: new Set(names.map(idOf)) };
    setErrors(Object.fromEntries(names.map((name) => [name, onFields[name]])) as FieldTexts<V>);
    // As in `set`, a failure about fields is removed when the last of these fields was changed.
    setFailure(names.length === 0 && Object.keys(onFields).length > 0 ? null : error);
  };

  const run = async (form: HTMLFormElement) => {
    const texts = { ...(await contractTexts(options, values)), ...withoutGaps(options.rules?.(values)) };
    const { onFields, elsewhere } = placeTexts(texts, values, aliases);
    show(onFields as FieldTexts<V>, failureOf(elsewhere), form);
    if (Object.keys(texts).length > 0) return;
    const refusal = await submitted(options, values);
    if (refusal) show(placeTexts(refusal.fields, values, aliases).onFields as FieldTexts<V>, refusal, form);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent.current !== null) return;
    const form = event.currentTarget;
    sent.current = values;
    setBusy(true);
    try {
      await run(form);
    } finally {
      sent.current = null;
      setBusy(false);
    }
  };

  return {
    values,
    errors,
    /**
     * The failure of the last submit, for a Banner that shows its message. Null if there was none. Errors that the
     * form's own check finds in fields are no failure, because the fields show them.
     */
    failure,
    busy,
    /** True if the values differ from the values that the form started with or was reset to. */
    dirty: Object.keys(changesOf(values, clean)).length > 0,
    set,
    /** Restores text typed earlier, which counts as unsaved. */
    restore: setValues,
    /**
     * Resets the form to its first values, or to the given values, without errors. Keeps text that was changed while
     * the form was being sent.
     * @returns false if changed text was kept
     */
    reset: (next: V = initial): boolean => {
      const changed = changedMeanwhile();
      setValues({ ...next, ...changed });
      setClean(next);
      setErrors({});
      setFailure(null);
      return Object.keys(changed).length === 0;
    },
    /** All invalid fields, for an ErrorSummary. */
    summary: summaryOf(values, errors, idOf),
    formProps: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
      // Loads the rules while the person types, not after the click.
      onFocus: () => void loadRules(options.contract),
    },
    field: <K extends keyof V & string>(name: K) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: V[K]) => {
        // If a code's field drops a seventh digit, the value stays the same, so the error about the six digits must
        // stay too.
        if (value !== values[name]) set(name, value);
      },
    }),
  };
}

/** Returns the values that differ from the earlier ones. */
export function changesOf<V extends Values>(values: V, earlier: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== earlier[name]),
  ) as Partial<V>;
}

/** Submits the form. Returns the refusal to show, if there is one. */
async function submitted<V extends Values, Input extends object>(options: FormOptions<V, Input>, values: V) {
  try {
    return await options.submit(values);
  } catch (thrown) {
    const refusal = await readError(thrown, options.fallback);
    const shown = options.onRefused?.(refusal, values, thrown);
    return shown === undefined ? refusal : shown;
  }
}

/**
 * Converts a thrown error to an AppError. The script for this is loaded only after an error. If the script cannot be
 * loaded, the server counts as unreachable.
 */
async function readError(thrown: unknown, fallback: string): Promise<AppError> {
  try {
    const { toAppError } = await import("../errors/app-error");
    return toAppError(thrown, fallback);
  } catch {
    return { code: "UNREACHABLE", message: fallback, fields: {} };
  }
}

/**
 * Loads the contract and the code that checks it. Returns null without a contract, or if the code cannot be fetched.
 */
async function loadRules<Input extends object>(contract: (() => Promise<InputClass<Input>>) | undefined) {
  if (contract === undefined) return null;
  return Promise.all([contract(), import("./validate-contract")]).catch(() => null);
}

/**
 * Returns the contract's errors for the form's values. Returns none if the contract's code cannot be fetched, because
 * the server checks the same rules.
 */
async function contractTexts<V extends Values, Input extends object>(
  options: FormOptions<V, Input>,
  values: V,
) {
  const loaded = await loadRules(options.contract);
  if (loaded === null) return {};
  const [inputClass, { validateContract }] = loaded;
  return validateContract(inputClass, options.toInput?.(values) ?? values);
}

function withoutGaps(texts: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
