/** Hands a text or a file to the browser's downloads. */
export function downloadFile(name: string, type: string, ...texts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(texts, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click; a revoked one would be an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
