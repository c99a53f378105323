import { fetchInTime } from "./deadline";
import { browser } from "./secure-context";

/** What is handed to other apps. */
export interface Shared {
  readonly text: string;
  readonly url: string;
  /** The address of a picture that goes along where the other app takes one. */
  readonly picture?: string;
}

/** Whether the browser can hand something to other apps. */
export const CAN_SHARE = browser().share !== undefined;

/** Opens the phone's own sheet, where there is one. Closed without a choice, or too late after the press, nothing happens. */
export async function share({ text, url, picture }: Shared): Promise<void> {
  const file = picture === undefined ? null : await pictureFile(picture);
  const withPicture = file === null ? null : { text: `${text} ${url}`, files: [file] };
  const data =
    withPicture !== null && browser().canShare?.(withPicture) === true ? withPicture : { text, url };
  await browser()
    .share?.(data)
    .catch(() => undefined);
}

/** The same by WhatsApp's page, where the browser has no sheet. */
export function whatsAppAddress({ text, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`;
}

async function pictureFile(address: string): Promise<File | null> {
  try {
    const blob = await (await fetchInTime(address)).blob();
    return new File([blob], address.slice(address.lastIndexOf("/") + 1), { type: blob.type });
  } catch {
    return null;
  }
}
