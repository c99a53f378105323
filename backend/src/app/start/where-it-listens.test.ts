import { connect } from "node:net";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { startServerProcess, type ServerProcess } from "../../kernel/testing/server-process.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { isBehindLocalServer, whereItListens } from "./where-it-listens.js";

let place: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  place = await createMigratedDatabase();
  server = await startServerProcess({ DATABASE_URL: place.url, HOST: "" });
  await server.answers("/healthz", 200);
  while (!server.output().includes("The site is up")) await new Promise((resolve) => setTimeout(resolve, 20));
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await place.dispose();
});

/** Returns whether the server also listens on another address of this machine. */
function isOpenElsewhere(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(server.port, "127.0.0.2", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => {
      resolve(false);
    });
  });
}

test("outside production only this machine reaches the server, by localhost too, and the start says so", async () => {
  expect(await isOpenElsewhere()).toBe(false);
  // Browsers and fetch try ::1 first if the machine has IPv6, then 127.0.0.1.
  expect((await fetch(`http://localhost:${String(server.port)}/healthz`)).status).toBe(200);
  expect(server.output()).toMatch(/Listens on: +127\.0\.0\.1, port \d+: this machine only/);
  expect(server.output()).toMatch(
    /phone on the same network: +HOST=0\.0\.0\.0 PUBLIC_URL=http:\/\/\S+ npm start/,
  );
});

test("behind the development server, its address is what people are shown", () => {
  expect(isBehindLocalServer({ PUBLIC_URL: "http://localhost:4000", PORT: 45775 })).toBe(true);
  expect(isBehindLocalServer({ PUBLIC_URL: "http://localhost:4000", PORT: 4000 })).toBe(false);
  expect(isBehindLocalServer({ PUBLIC_URL: "https://club.example", PORT: 4000 })).toBe(false);
});

test("a start that opens it to others says what that means", () => {
  expect(whereItListens({ HOST: "0.0.0.0", PORT: 4000 }).join("\n")).toContain("everybody on your network");
});

test("the start says where the playground is", () => {
  expect(server.output()).toMatch(/Playground: +http:\/\/\S+\/graphql\n/);
});
