import type { Page } from "@playwright/test";

/** Returns a picture file that the page's browser draws: green, with a face in its right third. */
export async function drawnPicture(page: Page, width = 1200, height = 800): Promise<Buffer> {
  const data = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [wide, high];
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.fillStyle = "#2f7d4f";
      pen.fillRect(0, 0, wide, high);
      pen.fillStyle = "#f2c9a1";
      pen.beginPath();
      pen.arc(wide * 0.8, high * 0.5, high * 0.3, 0, 7);
      pen.fill();
      return canvas.toDataURL("image/jpeg");
    },
    [width, height] as const,
  );
  return Buffer.from(data.replace(/^[^,]*,/, ""), "base64");
}

/** Drops or pastes a file onto an element. */
export async function give(page: Page, how: "drop" | "paste", onto: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ([kind, name, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], "photo.jpg", { type: "image/jpeg" }));
      const target = [...document.querySelectorAll("button")].find(({ ariaLabel }) => ariaLabel === name);
      if (!target) throw new Error(`no button ${name}`);
      target.dispatchEvent(
        kind === "drop"
          ? new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files })
          : new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: files }),
      );
    },
    [how, onto, bytes.toString("base64")] as const,
  );
}
