import { request as ask } from "node:http";
import { pipeline } from "node:stream";

/**
 * The header of `npm run dev`'s requests to the backend. The backend also sets it in replies that leave a page to the
 * website (in-backend.mjs).
 */
export const WEBSITE = "x-dev-website";

/**
 * Forwards a request to the backend. Passes the reply on as it arrives, so that streams stay streams.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string} backend its URL
 * @returns {Promise<boolean>} false for a page of the website, to which no reply was sent
 */
export function forward(request, response, backend) {
  const { method, url, headers, socket } = request;
  // The backend needs the real address, because it shows some pages to this machine only.
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
      for (const name of response.getHeaderNames()) response.removeHeader(name); // Vite's own headers, such as Vary
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
