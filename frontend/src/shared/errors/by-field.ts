import { toAppError } from "./app-error";

/**
 * Wraps `work` so that its error has a field's text instead of the server's message, for a screen without that field.
 * @param name the field, by default the first field with a text
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

/** Returns an error in the same form as the server's. The error's text is shown to the user. */
export function refused(message: string): Error {
  return Object.assign(new Error(message), { errors: [{ message, extensions: { code: "BAD_INPUT" } }] });
}
