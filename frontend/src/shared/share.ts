import { fetchInTime } from "./deadline";
import { browser } from "./browser";

export interface Shared {
  readonly text: string;
  readonly url: string;
  /** The address of a picture, for apps that accept one. */
  readonly picture?: string;
}

/** Whether the browser can share content with other apps. */
export const CAN_SHARE = browser().share !== undefined;

/**
 * Opens the phone's share sheet, if there is one. Ignores errors. For example, the user may cancel, or the browser may
 * refuse because the click was too long ago.
 */
export async function share({ text, url, picture }: Shared): Promise<void> {
  const file = picture === undefined ? null : await pictureFile(picture);
  const withPicture = file === null ? null : { text: `${text} ${url}`, files: [file] };
  const data =
    withPicture !== null && browser().canShare?.(withPicture) === true ? withPicture : { text, url };
  await browser()
    .share?.(data)
    .catch(() => undefined);
}

/** Returns the address of WhatsApp's page that shares the same content, for browsers without a share sheet. */
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
