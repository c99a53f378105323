import userEvent from "@testing-library/user-event";

/** Pastes text into a field, so that the form renders once instead of once for each letter. For tests. */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
