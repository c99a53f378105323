import { paths } from "./paths.js";

// Apart from `paths`, which every page loads.

/** Where a certificate is looked up. */
export function verifyPath(publicId: string): string {
  return paths.verify.replace(":id", encodeURIComponent(publicId));
}

/** The paper of a certificate, as a PDF. */
export function certificatePaperPath(publicId: string): string {
  return `${verifyPath(publicId)}/certificate.pdf`;
}
