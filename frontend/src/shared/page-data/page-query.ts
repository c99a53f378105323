/** An operation as text. `__types` is never there; it carries the types of variables and answer. */
export interface PageQuery<Data, Variables> {
  readonly name: string;
  readonly text: string;
  readonly __types?: (variables: Variables) => Data;
}
