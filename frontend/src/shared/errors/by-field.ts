import { toAppError } from "./app-error";

/**
 * Wraps `work` for a screen that does not show the invalid field. If an error of `work` has a text for the field, this
 * text becomes the error's message. Any other error stays the same.
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
