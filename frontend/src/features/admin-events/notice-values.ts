import { validateSync } from "class-validator";
import { NoticeInput } from "@contract/modules/events/contract/event-texts.input";
import { textsOf } from "../../shared/forms/validate-contract";

/** A notice while it is edited; the key keeps it apart from the others when it moves. */
export interface NoticeValues {
  readonly key: number;
  readonly title: string;
  readonly description: string;
  readonly link: string;
}
type NoticeFields = Partial<Record<"title" | "description" | "link", string>>;

/** An event's notices as one text, which is how a form holds them. */
export function noticesText(
  notices: readonly { readonly title: string; readonly description: string; readonly link: string | null }[],
): string {
  return JSON.stringify(
    notices.map(({ title, description, link }, key) => ({ key, title, description, link: link ?? "" })),
  );
}

export function readNotices(text: string): readonly NoticeValues[] {
  return JSON.parse(text) as NoticeValues[];
}

/** A notice as the contract checks it and the server takes it. */
export function noticeInput({ title, description, link }: NoticeValues): NoticeInput {
  return Object.assign(new NoticeInput(), { title, description, link: link === "" ? null : link });
}

/** What is wrong with a notice, by field. */
export function noticeFaults(notice: NoticeValues): NoticeFields {
  return textsOf(validateSync(noticeInput(notice), { stopAtFirstError: true }));
}
