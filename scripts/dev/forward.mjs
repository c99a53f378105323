import { request as ask } from "node:http";
import { pipeline } from "node:stream";

/** A header of what `npm run dev` asks the backend, and of the backend's reply for the website's pages (in-backend.mjs). */
export const WEBSITE = "x-dev-website";

/**
 * Passes a request on to the backend, and the reply back as it arrives: streams stay streams.
 * @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response
 * @param {string} backend its URL
 * @returns {Promise<boolean>} false for a page of the website; then nothing has been answered
 */
export function forward(request, response, backend) {
  const { method, url, headers, socket } = request;
  // The backend shows some pages to this machine alone.
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
      for (const name of response.getHeaderNames()) response.removeHeader(name); // Vite's own, such as Vary
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
