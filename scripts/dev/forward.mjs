import { request as ask } from "node:http";
import { pipeline } from "node:stream";

/**
 * The header that `npm run dev` sets in its requests to the backend. The backend sets the same header in replies that
 * leave a page to the development server (in-backend.mjs).
 */
export const WEBSITE = "x-dev-website";

/**
 * Forwards a request to the backend. Passes the reply on as it arrives, so that streams remain streams.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string} backend the backend's URL
 * @returns {Promise<boolean>} false for a page of the website, for which no reply was sent
 */
export function forward(request, response, backend) {
  const { method, url, headers, socket } = request;
  // The backend needs the client's real address, because it shows some pages only to this machine.
  const from = [headers["x-forwarded-for"] ?? [], socket.remoteAddress ?? []].flat().join(", ");
  const { hostname, port } = new URL(backend);
  return new Promise((resolve, reject) => {
    const backendRequest = ask({
      ...{ hostname, port, method, path: url },
      headers: { ...headers, "x-forwarded-for": from, [WEBSITE]: "" },
    });
    backendRequest.once("response", (reply) => {
      if (WEBSITE in reply.headers) {
        reply.resume();
        resolve(false);
        return;
      }
      // Removes headers that Vite has set, such as Vary, so that the reply has only the backend's headers.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      pipeline(reply, response, () => resolve(true));
    });
    backendRequest.once("error", (error) => {
      if (!response.headersSent && !response.destroyed) reject(error);
      else resolve(true);
    });
    response.once("close", () => backendRequest.destroy());
    request.pipe(backendRequest);
  });
}
