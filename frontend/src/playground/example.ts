/** An operation to start from. */
export interface Example {
  readonly title: string;
  readonly document: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}
