/** All addresses of a machine: IPv6 and, through the same socket, IPv4. */
export const EVERY_ADDRESS = "::";
const EVERY_IPV4_ADDRESS = "0.0.0.0";
/** Error codes of a machine on which IPv6 is disabled. */
const WITHOUT_IPV6 = new Set(["EAFNOSUPPORT", "EADDRNOTAVAIL", "EINVAL"]);

interface Place {
  readonly port: number;
  readonly host: string;
}

/**
 * Makes a server listen. On a machine without IPv6, `::` is replaced with all IPv4 addresses.
 * @throws the error of Node.js if the server cannot listen
 */
export async function listenOn(
  server: { listen(place: Place): Promise<unknown> },
  { port, host }: Place,
): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (host !== EVERY_ADDRESS || !WITHOUT_IPV6.has(code)) throw error;
    await server.listen({ port, host: EVERY_IPV4_ADDRESS });
  }
}
