import { isIP } from "node:net";
import { bool, cleanEnv, EnvError, makeValidator, port, str, type ReporterOptions } from "envalid";
import { withPassword } from "../kernel/db/database-url.js";
import { EVERY_ADDRESS } from "../kernel/net/listen.js";
import { readSender, type Sender } from "../kernel/mail/sender.js";
import { accountNumber, ifsc, upiAddress } from "./account-settings.js";
import { baseUrl, databaseUrl, httpUrl, redisUrl, siteOrigin, smtpServer } from "./address-settings.js";
import {
  backupStore,
  checkBackupStore,
  interval,
  keepRule,
  type BackupStoreSettings,
} from "./backup-settings.js";
import { checkMediaStore, mediaStore, type MediaStoreSettings } from "./media-store.js";
import { withFiles } from "./secret-files.js";
import { isGuessable } from "./secret-strength.js";

/**
 * All settings from outside, validated once. An unset optional text is "". An unset setting that is parsed into parts
 * is undefined.
 */
export type Environment = ReturnType<typeof readEnvironment>;

/** Matches the line break that a value from a Windows settings file or from a secret file may end with. */
const LINE_END = /[\r\n]+$/;

/** Matches the names of settings whose value may begin or end with a space. */
const SECRET_TEXT = /PASSWORD|SECRET|_KEY/;

/**
 * Minimum length of a secret in characters. HS256 needs a key of at least 256 bits, which is 32 bytes (RFC 7518 section
 * 3.2).
 */
const SECRET_MIN = 32;

const host = makeValidator<string>((text) => {
  const value = text.replace(/^\[(.*)\]$/, "$1"); // URLs write IPv6 addresses in brackets.
  const isName = /[a-z]/i.test(value) && /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value);
  if (isIP(value) === 0 && !isName)
    throw new EnvError("must be an address or a name of this machine, no URL");
  return value;
});

const PROXY_NETWORKS = ["loopback", "linklocal", "uniquelocal"];

const proxies = makeValidator<string>((value) => {
  if (!value.split(",").every((proxy) => isProxy(proxy.trim())))
    throw new EnvError(`must be addresses, networks or any of ${PROXY_NETWORKS.join(", ")}`);
  return value;
});

/** Returns whether the web server accepts a text as a proxy: an address, a network, or one of `PROXY_NETWORKS`. */
function isProxy(text: string): boolean {
  if (PROXY_NETWORKS.includes(text)) return true;
  const [address = "", range, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (range === undefined || (version === 4 && isIP(range) === 4)) return true;
  return /^\d+$/.test(range) && Number(range) > 0 && Number(range) <= (version === 4 ? 32 : 128);
}

const secret = makeValidator<string>((value) => {
  if (value.length < SECRET_MIN) throw new EnvError(`must have at least ${String(SECRET_MIN)} characters`);
  if (isGuessable(value)) {
    const make = `node -p "crypto.randomBytes(32).toString('base64')"`;
    throw new EnvError(`is too easy to guess: make a random one with  openssl rand -base64 32  or  ${make}`);
  }
  return value;
});

/** Validates METRICS_TOKEN, which may contain only the characters of a bearer token (RFC 6750 section 2.1). */
const token = makeValidator<string>((value) => {
  if (!/^[\w.~+/-]{16,}=*$/.test(value))
    throw new EnvError("must have at least 16 letters, digits or any of - . _ ~ + /");
  return value;
});

const workers = makeValidator<number>((value) => {
  if (!/^[1-9]\d?$/.test(value)) throw new EnvError("must be a whole number from 1 to 99");
  return Number(value);
});

const share = makeValidator<number>((value) => {
  const number = Number(value);
  if (!(number >= 0 && number <= 1)) throw new EnvError("must be a number from 0 to 1");
  return number;
});

const email = makeValidator<string>((value) => {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new EnvError("must be an e-mail address");
  return value;
});

const sender = makeValidator<Sender>((value) => {
  const read = readSender(value);
  if (read === null) throw new EnvError('must look like "Club <club@host>"');
  return read;
});

const duration = makeValidator<number>((value) => {
  if (!/^\d{1,6}$/.test(value)) throw new EnvError("must be a number of milliseconds");
  return Number(value);
});

const password = makeValidator<string>((value) => {
  if (value.length < 8) throw new EnvError("must have at least 8 characters");
  return value;
});

/**
 * Reads each variable of the environment once and parses it. An empty text counts as unset.
 * @throws Error with one line for each invalid value, or with a line for the first invalid combination of values. No
 * line contains a secret.
 */
export function readEnvironment(source: NodeJS.ProcessEnv) {
  const entries = Object.entries(withFiles(source)).map(([name, value]) => {
    const line = value?.replace(LINE_END, "");
    return [name, SECRET_TEXT.test(name) ? line : line?.trim()] as const;
  });
  const setVariables = Object.fromEntries(entries.filter(([, value]) => value !== ""));
  const env = cleanEnv(
    { NODE_ENV: "development", ...setVariables },
    {
      PORT: port({ default: 4000 }),
      // In production the default is all IPv6 and IPv4 addresses of the machine (kernel/net/listen.ts). Otherwise the
      // default is the local address only.
      HOST: host({ default: EVERY_ADDRESS, devDefault: "127.0.0.1" }),
      PUBLIC_URL: siteOrigin({ default: "" }),
      WORKERS: workers({ default: 1 }),
      NODE_ENV: str({ choices: ["development", "production", "test"], default: "development" }),
      DATABASE_URL: databaseUrl({ default: "sqlite:./data/club.sqlite" }),
      DATABASE_PASSWORD: str({ default: "" }),
      REDIS_URL: redisUrl({ default: "" }),
      JWT_SECRET: secret({ default: "" }),
      // The strength of the old secret is not checked: a weak secret is a reason to replace it.
      JWT_SECRET_BEFORE: str({ default: "" }),
      TRUST_PROXY: proxies({ default: "" }),
      SMTP_URL: smtpServer({ default: undefined }),
      MAIL_FROM: sender({ default: undefined }),
      CLUB_EMAIL: email({ default: "" }),
      ADMIN_EMAIL: email({ default: "" }),
      ADMIN_PASSWORD: password({ default: "" }),
      UPI_ID: upiAddress({ default: "" }),
      BANK_ACCOUNT_NAME: str({ default: "" }),
      BANK_ACCOUNT_NUMBER: accountNumber({ default: "" }),
      BANK_IFSC: ifsc({ default: "" }),
      DECISION_MAIL_DELAY_MS: duration({ default: 120_000 }),
      CODEFORCES_API_URL: httpUrl({ default: "" }),
      EMAILJS_URL: httpUrl({ default: "" }),
      EMAILJS_USER_ID: str({ default: "" }),
      EMAILJS_SERVICE_ID: str({ default: "" }),
      EMAILJS_TEMPLATE_ID: str({ default: "" }),
      MEDIA_BASE_URL: baseUrl({ default: "" }),
      ANIMATION_BASE_URL: baseUrl({ default: "" }),
      MEDIA_STORE: mediaStore({ default: "" }),
      MEDIA_S3_ENDPOINT: baseUrl({ default: "" }),
      MEDIA_S3_REGION: str({ default: "us-east-1" }),
      MEDIA_S3_KEY_ID: str({ default: "" }),
      MEDIA_S3_SECRET: str({ default: "" }),
      RATE_LIMIT: str({ choices: ["on", "off"], default: "on" }),
      DRAIN_MS: duration({ default: 3000, devDefault: 0 }),
      GRAPHIQL: bool({ default: false }),
      OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl({ default: "" }),
      OTEL_TRACES_SAMPLER_ARG: share({ default: 1 }),
      BACKUP_EVERY: interval({ default: 24 * 3_600_000 }),
      BACKUP_KEEP: keepRule({ default: undefined }),
      BACKUP_FOLDER: str({ default: "data/backups" }),
      BACKUP_STORE: backupStore({ default: "" }),
      BACKUP_S3_ENDPOINT: baseUrl({ default: "" }),
      BACKUP_S3_REGION: str({ default: "us-east-1" }),
      BACKUP_S3_KEY_ID: str({ default: "" }),
      BACKUP_S3_SECRET: str({ default: "" }),
      METRICS_TOKEN: token({ default: "" }),
      LOG_LEVEL: str({
        choices: ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        // Operators expect a line for each request. In a developer's terminal, these lines would hide more important
        // lines.
        default: "info",
        devDefault: "warn",
      }),
    },
    { reporter: oneLineEach },
  );
  return { ...env, ...checkCombinations(env) };
}

type StoreSettings = MediaStoreSettings & BackupStoreSettings;

/** Checks the rules that concern more than one variable. */
function checkCombinations(
  env: StoreSettings & {
    NODE_ENV: string;
    DATABASE_URL: string;
    DATABASE_PASSWORD: string;
    REDIS_URL: string;
    WORKERS: number;
    JWT_SECRET: string;
    JWT_SECRET_BEFORE: string;
    RATE_LIMIT: string;
    PORT: number;
    PUBLIC_URL: string;
    ADMIN_EMAIL: string;
    ADMIN_PASSWORD: string;
    EMAILJS_URL: string;
    EMAILJS_USER_ID: string;
    EMAILJS_SERVICE_ID: string;
    EMAILJS_TEMPLATE_ID: string;
  },
): { PUBLIC_URL: string; DATABASE_URL: string } {
  const production = env.NODE_ENV === "production";
  if (production && env.JWT_SECRET === "") throw new Error("JWT_SECRET: is required in production");
  if (env.JWT_SECRET_BEFORE !== "" && ["", env.JWT_SECRET_BEFORE].includes(env.JWT_SECRET))
    throw new Error("JWT_SECRET_BEFORE: needs another JWT_SECRET, which is in its place now");
  if (production && env.PUBLIC_URL === "") throw new Error("PUBLIC_URL: is required in production");
  if (production && env.RATE_LIMIT === "off") throw new Error("RATE_LIMIT: cannot be off in production");
  if ((env.ADMIN_EMAIL === "") !== (env.ADMIN_PASSWORD === "")) {
    throw new Error("ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither");
  }
  const emailService = Object.entries(env).filter(([name]) => name.startsWith("EMAILJS_"));
  const missing = emailService.filter(([, value]) => value === "").map(([name]) => name);
  if (missing.length > 0 && missing.length < emailService.length) {
    throw new Error(`${missing.join(", ")}: set all four EMAILJS_ variables or none`);
  }
  checkMediaStore(env);
  checkBackupStore(env);
  if (env.DATABASE_PASSWORD !== "" && env.DATABASE_URL.startsWith("sqlite:")) {
    throw new Error("DATABASE_PASSWORD: SQLite has no password; DATABASE_URL must begin with mysql://");
  }
  if (env.WORKERS > 1 && env.DATABASE_URL.startsWith("sqlite:")) {
    throw new Error("WORKERS: SQLite is for one process; DATABASE_URL must begin with mysql://");
  }
  if (env.WORKERS > 1 && env.REDIS_URL === "") {
    throw new Error(
      "WORKERS: several processes share limits and live updates by Redis; REDIS_URL must be set",
    );
  }
  return {
    DATABASE_URL:
      env.DATABASE_PASSWORD === "" ? env.DATABASE_URL : withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD),
    PUBLIC_URL: env.PUBLIC_URL || new URL(`http://localhost:${String(env.PORT)}`).origin,
  };
}

function oneLineEach({ errors }: ReporterOptions<Record<string, unknown>>): void {
  const lines = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message ?? "is not valid"}`);
  if (lines.length > 0) throw new Error(lines.join("\n"));
}
