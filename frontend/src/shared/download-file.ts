/** Saves text or binary data as a file, as a browser download. */
export function downloadFile(name: string, type: string, ...texts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(texts, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click. Revoking it earlier would save an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
