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
  /** Converts the form's values to the contract's input; by default they stay unchanged. */
  readonly toInput?: (values: V) => object;
  /** Rules that only the form knows, such as a first name that the contract sees as part of a name. They win. */
  readonly rules?: (values: V) => FieldTexts<V>;
  /** Contract field → form field, where they are named differently. */
  readonly aliases?: Readonly<Record<string, keyof V & string>>;
  /** The operation's own text for a failure without one (FALLBACKS of the catalogue). */
  readonly fallback: string;
  /** Does the work; what it throws or answers as refused becomes `failure`, and texts for fields land on them. */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- most forms answer nothing
  readonly submit: (values: V) => Promise<AppError | void>;
  /** Called with what `submit` threw. Returns the refusal to show instead, such as one with its text on a field; null for none. */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- many only take note
  readonly onRefused?: (refusal: AppError, values: V, thrown: unknown) => AppError | null | void;
}

/**
 * State of one form: values, texts of fields, the failure, and a busy flag that no second submit gets past.
 * Typed text is never lost. After a refused submit the first wrong field has the focus, or else the form's alert.
 */
export function useForm<V extends Values, Input extends object = object>(options: FormOptions<V, Input>) {
  const { initial, aliases } = options;
  const prefix = useId();
  const [values, setValues] = useState<V>(initial);
  const [clean, setClean] = useState<V>(initial);
  const [errors, setErrors] = useState<FieldTexts<V>>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const refused = useRef<{ form: HTMLFormElement; ids: ReadonlySet<string> } | null>(null);

  // After the refusal has been drawn, so that what has the focus already says why.
  useEffect(() => {
    if (refused.current === null) return;
    showRefusal(refused.current.form, refused.current.ids);
    refused.current = null;
  }, [errors, failure]);

  const idOf = (name: string) => `${prefix}${name}`;
  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  const show = (onFields: FieldTexts<V>, error: AppError | null, form: HTMLFormElement) => {
    const ids = new Set(Object.keys(onFields).map(idOf));
    if (ids.size > 0 || error !== null) refused.current = { form, ids };
    setErrors(onFields);
    setFailure(error);
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
    if (running.current) return;
    const form = event.currentTarget;
    running.current = true;
    setBusy(true);
    try {
      await run(form);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    values,
    errors,
    /** What the whole submit failed with; show its message in a Banner. Null while only fields are wrong. */
    failure,
    busy,
    /** Whether the values are others than those that the form began with, or was reset to. */
    dirty: Object.entries(values).some(([name, value]) => value !== clean[name]),
    set,
    /** Brings back what was typed before; it is not saved. */
    restore: setValues,
    /** Back to the first values (or others), with no errors. */
    reset: (next: V = initial) => {
      setValues(next);
      setClean(next);
      setErrors({});
      setFailure(null);
    },
    /** For ErrorSummary: every wrong field. */
    summary: summaryOf(values, errors, idOf),
    /** Spread on the form element. */
    formProps: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
      // The rules are fetched while the person types, not when they press the button.
      onFocus: () => void loadRules(options.contract),
    },
    /** Spread on a field of the kit. */
    field: <K extends keyof V & string>(name: K) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: V[K]) => {
        // A seventh digit of a code, which its field drops, is no answer to why six were refused.
        if (value !== values[name]) set(name, value);
      },
    }),
  };
}

/** Submits; why it was refused, if it was. */
async function submitted<V extends Values, Input extends object>(options: FormOptions<V, Input>, values: V) {
  try {
    return await options.submit(values);
  } catch (thrown) {
    const refusal = await readError(thrown, options.fallback);
    const shown = options.onRefused?.(refusal, values, thrown);
    return shown === undefined ? refusal : shown;
  }
}

/** Reading a server's error takes code that a form without one never needs; when that cannot be fetched, nothing can. */
async function readError(thrown: unknown, fallback: string): Promise<AppError> {
  try {
    const { toAppError } = await import("../errors/app-error");
    return toAppError(thrown, fallback);
  } catch {
    return { code: "UNREACHABLE", message: fallback, fields: {} };
  }
}

/** The contract and the code that checks it; null where there is none or it cannot be fetched. */
async function loadRules<Input extends object>(contract: (() => Promise<InputClass<Input>>) | undefined) {
  if (contract === undefined) return null;
  return Promise.all([contract(), import("./validate-contract")]).catch(() => null);
}

/** The contract's texts for the form's values. Without its code none: the server checks the same rules. */
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
