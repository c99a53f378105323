/**
 * An operation as text. `__types` has no value at run time. It only declares the types of the variables and of the
 * reply.
 */
export interface PageQuery<Data, Variables> {
  readonly name: string;
  readonly text: string;
  readonly __types?: (variables: Variables) => Data;
}
