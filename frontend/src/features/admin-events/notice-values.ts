import { validateSync } from "class-validator";
import { NoticeInput } from "@contract/modules/events/contract/event-texts.input";
import { linkFor } from "../../shared/events/event-input";
import { textsOf } from "../../shared/forms/validate-contract";

/** A notice in the editor. The key identifies the notice when it moves. */
export interface NoticeValues {
  readonly key: number;
  readonly title: string;
  readonly description: string;
  readonly link: string;
}
type NoticeFields = Partial<Record<"title" | "description" | "link", string>>;

/** Returns an event's notices as one text, because a form holds only texts. */
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

/** Returns the notices' text with all links to one event's pages changed into links to another event's pages. */
export function noticesLinkedTo(text: string, from: string, to: string): string {
  const notices = readNotices(text).map((notice) => ({
    ...notice,
    link: linkFor(notice.link, from, to) ?? "",
  }));
  return JSON.stringify(notices);
}

/** Returns a notice as its input class, for the contract's rules and the server. */
export function noticeInput({ title, description, link }: NoticeValues): NoticeInput {
  return Object.assign(new NoticeInput(), { title, description, link: link === "" ? null : link });
}

export function noticeFaults(notice: NoticeValues): NoticeFields {
  return textsOf(validateSync(noticeInput(notice), { stopAtFirstError: true }));
}
