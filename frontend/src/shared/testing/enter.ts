import userEvent from "@testing-library/user-event";

/** Adds text to a field at once, which renders its form once and not for each letter. For tests. */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
