/** Subject and text of a mail, with their placeholders. */
export interface Written {
  readonly subject: string;
  readonly text: string;
}

/** Subject and text as they are kept: line ends of one kind, nothing around them. */
export function writtenOf({ subject, text }: Written): Written {
  return { subject: subject.trim(), text: text.replace(/\r\n?/g, "\n").trim() };
}
