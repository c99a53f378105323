import type { OperationVariables } from "@apollo/client";
import type * as Apollo from "@apollo/client/react";

/** The part of a hook's options for the variables. Required if the operation has a required variable. */
type Variables<V> = Nothing extends V ? { variables?: V } : { variables: V };
type Arguments<V, Options> = Nothing extends V ? [options?: Options] : [options: Options];
// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- an object type without properties is meant
type Nothing = Record<never, never>;

type QueryOptions<D, V extends OperationVariables> =
  | Apollo.SkipToken
  | (Omit<Apollo.useQuery.Base.Options<D, V>, "returnPartialData" | "variables"> & Variables<V>);
type SubscriptionOptions<D, V extends OperationVariables> =
  | (Apollo.useSubscription.Options<D, V> & Variables<V>)
  | Apollo.SkipToken;

/** The arguments of a query's generated hook. */
export type QueryArguments<D, V extends OperationVariables> = Arguments<V, QueryOptions<D, V>>;
/** The result of a query's generated hook. */
export type QueryResult<D, V extends OperationVariables> = Apollo.useQuery.Result<
  D,
  V,
  "complete" | "streaming" | "empty",
  Partial<V>
>;
/** The arguments of a subscription's generated hook. */
export type SubscriptionArguments<D, V extends OperationVariables> = Arguments<V, SubscriptionOptions<D, V>>;
/**
 * The options of a mutation's generated hook. Only the call accepts variables, so that missing or wrong variables fail
 * to type-check.
 */
export type MutationOptions<D, V extends OperationVariables> = Omit<
  Apollo.useMutation.Options<D, V>,
  "variables"
>;
