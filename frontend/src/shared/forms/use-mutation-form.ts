import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import type { MutationOptions } from "../apollo/hook-types";
import type { useVersion } from "../versions/use-version";
import { type FormOptions, useForm, type Values } from "./use-form";
import type { InputClass } from "./validate-contract";

type InputOf<Variables> = Variables extends { input: infer Input } ? Input : never;
/** An input without the version that was viewed, which `version` adds. */
type Typed<Input> = Omit<Input, "version"> & Partial<Pick<Input, Extract<"version", keyof Input>>>;

/** Loads an input's class; null where only the server checks. */
export type Contract = (() => Promise<InputClass<object>>) | null;

export interface MutationFormOptions<V extends Values, Data, Variables extends OperationVariables>
  extends
    Omit<FormOptions<V, object>, "contract" | "toInput" | "fallback" | "submit">,
    Partial<Pick<FormOptions<V, object>, "fallback">> {
  /** Returns what is checked and sent. */
  readonly toInput: (values: V) => Typed<InputOf<Variables>>;
  /** What the reply changes in the cache. */
  readonly mutation?: MutationOptions<Data, Variables>;
  /** The version that the form began with, which is sent too and saved over. */
  readonly version?: Pick<ReturnType<typeof useVersion>, "version" | "save">;
  /** Runs the save and `onDone` together, such as while the session is exchanged. */
  readonly around?: (save: () => Promise<void>, values: V) => Promise<void>;
  /** Called with the mutation's reply once it is saved; the form is busy until it resolves. */
  readonly onDone: (reply: Data[keyof Data], values: V) => void | Promise<void>;
}

/**
 * Returns the form that saves by one mutation.
 * @param document a mutation whose one variable is `input`
 * @param contract loads the input's class, whose rules are checked before anything is sent
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
