import wasmAddress from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Reads the text of a QR code in the current picture of a video. Resolves to null if the picture has no code. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Returns the phone's own QR scanner if there is one. Otherwise fetches `zxing-wasm`, from this site. */
export async function makeReader(): Promise<ReadCode> {
  const { BarcodeDetector: own } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (own !== undefined && (await own.getSupportedFormats()).includes("qr_code")) {
    const detector = new own({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  return libraryReader();
}

async function libraryReader(): Promise<ReadCode> {
  const { prepareZXingModule, readBarcodes } = await import("zxing-wasm/reader");
  await prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    if (context === null || video.videoWidth === 0) return null;
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    context.drawImage(video, 0, 0);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const [code] = await readBarcodes(picture, {
      formats: ["QRCode"],
      tryHarder: true,
      maxNumberOfSymbols: 1,
    });
    return code?.text || null;
  };
}
