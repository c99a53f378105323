import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import type { MutationOptions } from "../apollo/hook-types";
import type { useVersion } from "../versions/use-version";
import { type FormOptions, useForm, type Values } from "./use-form";
import type { InputClass } from "./validate-contract";

/** Returns known data of a person or thing as a form's texts; "" for unknown data. */
export function knownTexts<Field extends string>(
  known: Readonly<Record<Field, string | null>>,
  fields: readonly Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, known[field] ?? ""])) as Record<Field, string>;
}

type InputOf<Variables> = Variables extends { input: infer Input } ? Input : never;
/** An input without the version, which the `version` option adds. */
type Typed<Input> = Omit<Input, "version"> & Partial<Pick<Input, Extract<"version", keyof Input>>>;

/** Loads an input's class; null if only the server checks the input. */
export type Contract = (() => Promise<InputClass<object>>) | null;

export interface MutationFormOptions<V extends Values, Data, Variables extends OperationVariables>
  extends
    Omit<FormOptions<V, object>, "contract" | "toInput" | "fallback" | "submit">,
    Partial<Pick<FormOptions<V, object>, "fallback">> {
  /** Returns the input to check and send. */
  readonly toInput: (values: V) => Typed<InputOf<Variables>>;
  /** The options of the mutation, such as its updates of the cache. */
  readonly mutation?: MutationOptions<Data, Variables>;
  /**
   * The version that the form started with, which is sent with the input. If another person saved first, this save is
   * refused, and the next save replaces that person's values (`useVersion`).
   */
  readonly version?: Pick<ReturnType<typeof useVersion>, "version" | "save">;
  /** Called instead of the save, for work around it (`exchangeSession`). Must call `save`, which calls `onDone`. */
  readonly around?: (save: () => Promise<void>, values: V) => Promise<void>;
  /** Called with the mutation's reply after the save. The form is busy until the returned promise resolves. */
  readonly onDone: (reply: Data[keyof Data], values: V) => void | Promise<void>;
}

/**
 * Returns a form that saves with one mutation.
 * @param document a mutation with `input` as its only variable
 * @param contract loads the input's class, whose rules are checked before sending
 */
export function useMutationForm<
  V extends Values,
  Data extends object,
  Variables extends { input: object } & OperationVariables,
>(
  document: TypedDocumentNode<Data, Variables>,
  contract: Contract,
  options: MutationFormOptions<V, Data, Variables>,
) {
  const { mutation, version, around, onDone, toInput, fallback = FALLBACKS.generic, ...rest } = options;
  const [mutate] = useMutation(document, mutation);
  const inputOf = (values: V, seen = version?.version) => ({
    ...(seen === undefined ? {} : { version: seen }),
    ...toInput(values),
  });
  const save = async (values: V) => {
    const send = (seen?: string) =>
      mutate({ variables: { input: inputOf(values, seen) } as unknown as Variables });
    const { data } = await (version ? version.save(send) : send());
    const [reply] = Object.values<Data[keyof Data]>(data ?? {});
    if (reply === undefined) throw new Error("The server sent no data.");
    await onDone(reply, values);
  };
  return useForm<V>({
    ...rest,
    ...(contract === null ? {} : { contract }),
    toInput: inputOf,
    fallback,
    submit: (values) => (around ? around(() => save(values), values) : save(values)),
  });
}
