import { toAppError } from "./app-error";

/**
 * Returns `work` so that it fails with a field's text instead of its message, for a screen that does not have the field.
 * @param name the field; without it the first that has a text
 */
export const byField =
  <Result>(work: () => Promise<Result>, name?: string) =>
  async (): Promise<Result> => {
    try {
      return await work();
    } catch (thrown) {
      const { fields } = toAppError(thrown, "");
      const message = name === undefined ? Object.values(fields)[0] : fields[name];
      if (message === undefined) throw thrown;
      throw refused(message);
    }
  };

/** Returns an error whose text is shown to the user, in the shape of the server's. */
export function refused(message: string): Error {
  return Object.assign(new Error(message), { errors: [{ message, extensions: { code: "BAD_INPUT" } }] });
}
