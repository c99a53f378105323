import { Readable } from "node:stream";
import { PDF_REPLY } from "../openapi/reply.js";
import type { RestServices } from "../rest-services.js";
import { PdfFile, route, type Route } from "../route.js";

export function certificateRoutes({ certificates }: RestServices): Route[] {
  return [
    route.get("/superadmin/certificates/:batchId.pdf", "printCertificates", {
      name: "getCertificates",
      summary: "All valid certificates that were given out together, one on each page, for printing",
      refusals: ["CERTIFICATE_NOT_FOUND"],
      reply: PDF_REPLY,
      handle: async ({ params, context }) => {
        const { filename, pages, content } = await certificates.batch(
          context.caller,
          params["batchId"] ?? "",
        );
        return new PdfFile(filename, Readable.from(content), pages);
      },
    }),
  ];
}
