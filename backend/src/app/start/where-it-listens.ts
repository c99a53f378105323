import { networkInterfaces } from "node:os";
import type { Environment } from "../../config/environment.js";
import { isLoopbackHost } from "../../kernel/net/public-address.js";

/**
 * Returns lines for a developer's terminal that say who can open the site, and how to open it on a phone on the same
 * network.
 */
export function whereItListens({ HOST, PORT }: Pick<Environment, "HOST" | "PORT">): string[] {
  const port = String(PORT);
  if (!isLoopbackHost(HOST))
    return [`  Listens on:     ${HOST}, port ${port}: everybody on your network can open it`];
  const phone = `http://${ownAddress() ?? "ADDRESS-OF-THIS-MACHINE"}:${port}`;
  return [
    `  Listens on:     ${HOST}, port ${port}: this machine only`,
    `  For a phone on the same network:  HOST=0.0.0.0 PUBLIC_URL=${phone} npm start  and open ${phone}`,
  ];
}

/**
 * Returns whether people on this machine reach the site through another local server, such as the development server.
 */
export function isBehindLocalServer({ PUBLIC_URL, PORT }: Pick<Environment, "PUBLIC_URL" | "PORT">): boolean {
  const { hostname, port } = new URL(PUBLIC_URL);
  return isLoopbackHost(hostname) && port !== String(PORT);
}

/** Returns this machine's IPv4 address in the local network, or undefined if there is none. */
function ownAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
}
