/** An operation as text. `__types` never has a value, and only declares the types of the variables and of the reply. */
export interface PageQuery<Data, Variables> {
  readonly name: string;
  readonly text: string;
  readonly __types?: (variables: Variables) => Data;
}
