/** Records the downloads of a page. jsdom neither supports object URLs nor downloads files. */
export function watchDownloads() {
  const saved: { readonly name: string; readonly blob: Blob | undefined }[] = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (object) => {
    blob = object as Blob;
    return "blob:data";
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  return saved;
}

/** Returns a saved file's text, including its byte order mark, if any. */
export function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer).toString());
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read."));
    reader.readAsArrayBuffer(blob ?? new Blob());
  });
}
