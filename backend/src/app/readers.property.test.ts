import { fc } from "../../../scripts/jest/properties.js";
import { GraphQLError } from "graphql";
import { indiaClock, indiaDay, indiaMoment } from "../kernel/contract/india-time.js";
import { parseDatabaseUrl } from "../kernel/db/database-url.js";
import { readSmtpUrl } from "../kernel/mail/smtp-address.js";
import { toDate, toSqlTime } from "../kernel/db/raw-sql.js";
import { DomainError } from "../kernel/errors/domain-error.js";
import { parseJson } from "../modules/content/parse-json.js";
import { UsageError } from "./cli/command.js";
import { ADMIN_COMMANDS } from "./cli/commands/admin.js";
import { LIST_COMMANDS } from "./cli/commands/lists.js";
import { parseCommandLine } from "./cli/parse.js";
import { buildGraphQLSchema } from "./graphql/schema.js";
import { readableUrl } from "./http/server.js";
import { readSubscription } from "./http/subscription-request.js";

test("content: JSON is accepted exactly where JSON.parse accepts it", () => {
  const text = fc.oneof(
    fc.json({ maxDepth: 6 }),
    fc.string({ unit: "binary" }),
    fc
      .array(
        fc.constantFrom(
          "{",
          "}",
          "[",
          "]",
          '"a"',
          ":",
          ",",
          "1",
          "-0",
          "1e3",
          "null",
          " ",
          "\n",
          '"\\u00e9"',
        ),
      )
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, (json) => {
      let value: unknown;
      try {
        value = JSON.parse(json);
      } catch {
        expect(() => parseJson(json)).toThrow(/^line \d+, column \d+: /);
        return;
      }
      try {
        expect(parseJson(json)).toEqual(value);
      } catch (error) {
        // JSON.parse keeps the last value of a duplicate field, but parseJson rejects the field.
        expect(String(error)).toContain("is there twice");
      }
    }),
  );
});

test("URLs: the router can decode every path, and paths that it could decode are unchanged", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webPath()), (url) => {
      const readable = readableUrl(url);
      expect(() => decodeURIComponent(readable.split("?", 1)[0] ?? "")).not.toThrow();
      expect(readableUrl(readable)).toBe(readable);
    }),
  );
});

test("subscriptions: any invalid body is refused with one of our own errors", () => {
  const schema = buildGraphQLSchema({ get: () => undefined });
  const query = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .array(
        fc.constantFrom(
          "subscription",
          "query",
          "{",
          "}",
          "teamChanged",
          "(",
          ")",
          "teamId:",
          '"x"',
          "id",
          "__schema",
        ),
      )
      .map((parts) => parts.join(" ")),
  );
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({ query, variables: fc.jsonValue(), operationName: fc.jsonValue() }),
  );
  fc.assert(
    fc.property(body, (request) => {
      try {
        readSubscription(schema, request);
      } catch (error) {
        expect(error instanceof DomainError || error instanceof GraphQLError).toBe(true);
        expect(String(error)).not.toContain("Did you mean");
      }
    }),
  );
});

const COMMANDS = [...ADMIN_COMMANDS, ...LIST_COMMANDS];

test("command line: any words are a command, a page of help, or an error with a reason", () => {
  const word = fc.oneof(
    fc.constantFrom(
      "--help",
      "-h",
      "help",
      "--",
      "--email",
      "=",
      ...COMMANDS.flatMap(({ name }) => name.split(" ")),
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (args) => {
      try {
        expect(["help", "run"]).toContain(parseCommandLine(args, COMMANDS).kind);
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
      }
    }),
  );
});

test("DATABASE_URL: any text is valid or is refused, without its password in the message", () => {
  const password = "s3cret-password";
  const rest = fc.string({ unit: "binary", maxLength: 30 });
  const url = fc.oneof(
    rest,
    rest.map((text) => `sqlite:${text}`),
    rest.map((text) => `mysql://club:${password}@${text}`),
  );
  fc.assert(
    fc.property(url, (text) => {
      try {
        expect(["sqlite", "mysql"]).toContain(parseDatabaseUrl(text).dialect);
      } catch (error) {
        const { message } = error as Error;
        expect(message).toMatch(/./);
        expect(message).not.toContain(password);
      }
    }),
  );
});

test("SMTP_URL: any name and password are read back, and none of them is in the message of a refusal", () => {
  const text = fc.string({ unit: "grapheme", minLength: 8, maxLength: 30 });
  const ending = fc.constantFrom("", ":25", "/", "?tls=optional", "/path", "#top", "?tls=never");
  fc.assert(
    fc.property(text, text, ending, fc.boolean(), (user, password, rest, isCoded) => {
      const [name, secret] = isCoded ? [user, password].map(encodeURIComponent) : [user, password];
      let read: object = {};
      try {
        read = readSmtpUrl(`smtp://${String(name)}:${String(secret)}@mail.example${rest}`);
      } catch (error) {
        const { message } = error as Error;
        expect(message).toMatch(/^.+$/);
        expect(message).not.toContain(password);
      }
      const isServer = isCoded && ["", ":25", "/", "?tls=optional"].includes(rest);
      if (isServer) expect(read).toMatchObject({ host: "mail.example", user, password });
    }),
  );
});

test("date-times: they are read back as written, to the millisecond and in India's time", () => {
  const moments = fc.date({
    min: new Date("1971-01-01T00:00:00Z"),
    max: new Date("2999-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(toDate(toSqlTime(moment))).toEqual(moment);
      const minute = indiaMoment(indiaDay(moment), indiaClock(moment));
      expect(minute?.getTime()).toBe(Math.floor(moment.getTime() / 60_000) * 60_000);
    }),
  );
});
