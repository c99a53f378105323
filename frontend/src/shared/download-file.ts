/** Downloads a text or a file in the browser. */
export function downloadFile(name: string, type: string, ...texts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(texts, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click. Revoking it earlier would save an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
