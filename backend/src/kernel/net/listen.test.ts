import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { EVERY_ADDRESS, listenOn } from "./listen.js";

/** Returns a server on a machine on which no program can listen at `::`. */
function withoutIpv6(code: string) {
  const hosts: string[] = [];
  const listen = ({ host }: { host: string }): Promise<void> => {
    hosts.push(host);
    return host === EVERY_ADDRESS
      ? Promise.reject(Object.assign(new Error(code), { code }))
      : Promise.resolve();
  };
  return { hosts, listen };
}

test("every address is one of IPv4 and, where the machine has it, of IPv6", async () => {
  const server = createServer((_request, response) => response.end("here"));
  const listen = (place: { port: number; host: string }) => once(server.listen(place), "listening");
  await listenOn({ listen }, { port: 0, host: EVERY_ADDRESS });
  const { port } = server.address() as AddressInfo;
  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ family }) => family === "IPv6"),
  );
  for (const host of ["127.0.0.1", ...(hasIpv6 ? ["[::1]"] : [])]) {
    const reply = await fetch(`http://${host}:${String(port)}/`, { headers: { connection: "close" } });
    expect(await reply.text()).toBe("here");
  }
  server.close();
  await once(server, "close");
});

test("without IPv6 every address is all of IPv4, and another failure stays one", async () => {
  const machine = withoutIpv6("EAFNOSUPPORT");
  await listenOn(machine, { port: 1, host: EVERY_ADDRESS });
  expect(machine.hosts).toEqual(["::", "0.0.0.0"]);
  await expect(listenOn(withoutIpv6("EADDRINUSE"), { port: 1, host: EVERY_ADDRESS })).rejects.toThrow(
    "EADDRINUSE",
  );
});
