import type { OperationVariables } from "@apollo/client";
import type * as Apollo from "@apollo/client/react";

/** Variables are an option of a hook; one that must be given where an operation has a variable that must be. */
type Variables<V> = Nothing extends V ? { variables?: V } : { variables: V };
type Arguments<V, Options> = Nothing extends V ? [options?: Options] : [options: Options];
// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- what has no properties is what is asked for
type Nothing = Record<never, never>;

type QueryOptions<D, V extends OperationVariables> =
  | Apollo.SkipToken
  | (Omit<Apollo.useQuery.Base.Options<D, V>, "returnPartialData" | "variables"> & Variables<V>);
type SubscriptionOptions<D, V extends OperationVariables> =
  (Apollo.useSubscription.Options<D, V> & Variables<V>) | Apollo.SkipToken;

/** What a generated hook of a query takes. */
export type QueryArguments<D, V extends OperationVariables> = Arguments<V, QueryOptions<D, V>>;
/** What a generated hook of a query returns. */
export type QueryResult<D, V extends OperationVariables> = Apollo.useQuery.Result<
  D,
  V,
  "complete" | "streaming" | "empty",
  Partial<V>
>;
/** What a generated hook of a subscription takes. */
export type SubscriptionArguments<D, V extends OperationVariables> = Arguments<V, SubscriptionOptions<D, V>>;
/** Only the call of a mutation takes variables, so that missing or wrong ones fail to type-check. */
export type MutationOptions<D, V extends OperationVariables> = Omit<
  Apollo.useMutation.Options<D, V>,
  "variables"
>;
