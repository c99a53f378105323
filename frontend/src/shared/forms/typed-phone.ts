/** A phone number as people type it, without spaces, dashes and +91. */
export function typedPhone(text: string): string {
  return text.replace(/[\s-]/g, "").replace(/^\+91/, "");
}
