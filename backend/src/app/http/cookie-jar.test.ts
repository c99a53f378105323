import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieJar } from "./cookie-jar.js";

test("on https each cookie is Secure, for this host alone, and out of reach of scripts and other sites", () => {
  const setCookie = jest.fn();
  const reply = { setCookie } as unknown as FastifyReply;
  const jar = cookieJar({} as FastifyRequest, reply, "https://club.example");
  jar.write("refresh", "a token", 60);
  jar.write("device", "a device");
  const options = { path: "/", httpOnly: true, sameSite: "strict", secure: true };
  expect(setCookie.mock.calls).toEqual([
    ["__Host-club-refresh", "a token", { ...options, maxAge: 60 }],
    ["__Host-club-device", "a device", options],
  ]);
});
