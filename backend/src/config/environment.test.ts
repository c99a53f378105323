import { readEnvironment } from "./environment.js";
import { startWarnings } from "./start-warnings.js";

const STRONG = "k3yNq0ZrT7wX2vB9mLd5sHf8aJc4gPu6";
const PRODUCTION = {
  NODE_ENV: "production",
  JWT_SECRET: STRONG,
  SMTP_URL: "smtp://mail.example",
  PUBLIC_URL: "https://club.example",
};

test("an empty environment is a development on the embedded database", () => {
  const env = readEnvironment({});
  expect(env).toMatchObject({
    PORT: 4000,
    NODE_ENV: "development",
    DATABASE_URL: "sqlite:./data/club.sqlite",
    PUBLIC_URL: "http://localhost:4000",
    RATE_LIMIT: "on",
  });
  expect(readEnvironment({ PORT: "4100", SMTP_URL: "" })).toMatchObject({
    PUBLIC_URL: "http://localhost:4100",
    SMTP_URL: undefined,
  });
});

test("a database password may hold every character that means something in an address", () => {
  const DATABASE_PASSWORD = "p/a#s?s@w%o:r&d é";
  const { DATABASE_URL } = readEnvironment({
    DATABASE_URL: "mysql://club:old@host:3306/db",
    DATABASE_PASSWORD,
  });
  const { password } = new URL(DATABASE_URL);
  expect(decodeURIComponent(password)).toBe(DATABASE_PASSWORD);
  expect(DATABASE_URL.replace(password, "…")).toBe("mysql://club:…@host:3306/db");
});

test("production logs a line a request, a developer's terminal does not", () => {
  expect(readEnvironment({}).LOG_LEVEL).toBe("warn");
  expect(readEnvironment({ ...PRODUCTION, SMTP_URL: "smtp://mail" }).LOG_LEVEL).toBe("info");
});

test("only production listens on every address of the machine by itself", () => {
  expect(readEnvironment({}).HOST).toBe("127.0.0.1");
  expect(readEnvironment({ NODE_ENV: "test", HOST: "" }).HOST).toBe("127.0.0.1");
  expect(readEnvironment({ HOST: "0.0.0.0" }).HOST).toBe("0.0.0.0");
  expect(readEnvironment(PRODUCTION).HOST).toBe("::");
});

test.each([
  { HOST: "::" },
  { REDIS_URL: "rediss://:s%25@redis.example:6380/1" },
  { HOST: "club-1.internal" },
  { TRUST_PROXY: "loopback, uniquelocal" },
  { TRUST_PROXY: "10.0.0.0/8,fd00::/8,192.0.2.7,::1" },
  { TRUST_PROXY: "10.0.0.0/255.0.0.0" },
])("%j is used unchanged", (source) => {
  expect(readEnvironment(source)).toMatchObject(source);
});

test.each([
  ["https://Club.Example.org", "https://club.example.org"],
  ["HTTPS://club.example:443/", "https://club.example"],
  ["http://club.example:80", "http://club.example"],
  ["https://club.example:8443/", "https://club.example:8443"],
  ["https://क्लब.example", "https://xn--11b0cr1i.example"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
  ["https://club.example\r\n", "https://club.example"],
])("PUBLIC_URL %j is the origin that a browser names, %s", (PUBLIC_URL, origin) => {
  expect(readEnvironment({ PUBLIC_URL }).PUBLIC_URL).toBe(origin);
});

test("the address of a site without PUBLIC_URL has no port that needs no name", () => {
  expect(readEnvironment({ PORT: "80" }).PUBLIC_URL).toBe("http://localhost");
});

test.each([
  ["IIT (BHU) Coding Club <club@host.example>", "IIT (BHU) Coding Club"],
  ["Code: the club <club@host.example>", "Code: the club"],
  ['"Code, eat; sleep" <club@host.example>', "Code, eat; sleep"],
  ['"The \\"best\\" club" <club@host.example>', 'The "best" club'],
  ['The "best" club <club@host.example>', 'The "best" club'],
  ["कोडिंग क्लब <club@host.example>", "कोडिंग क्लब"],
  [" <club@host.example> ", ""],
  ["club@host.example", ""],
])("MAIL_FROM %j has the name %j", (MAIL_FROM, name) => {
  expect(readEnvironment({ MAIL_FROM }).MAIL_FROM).toEqual({ name, address: "club@host.example" });
});

test("the parts of SMTP_URL are read once, without their codes", () => {
  const read = (SMTP_URL: string) => readEnvironment({ SMTP_URL }).SMTP_URL;
  const server = { host: "mail.example", beginsWithTls: false, mayBePlain: false };
  const login = { user: "club@mail.example", password: "50%/off#1" };
  expect(read("smtp://club%40mail.example:50%25%2Foff%231@mail.example")).toEqual({
    ...server,
    ...login,
    port: 587,
  });
  const open = { ...server, user: "", password: "", host: "::1", port: 25, mayBePlain: true };
  expect(read("SMTP://[::1]:25?tls=optional")).toEqual(open);
  expect(read("smtps://mail.example")).toMatchObject({ port: 465, beginsWithTls: true });
});

test.each([
  ["MySQL://club@[::1]/club/", "mysql://club@[::1]/club/"],
  ["mariadb://club:p%25@host/db", "mysql://club:p%25@host/db"],
  ["sqlite:///srv/club.sqlite", "sqlite:/srv/club.sqlite"],
  ["SQLite:club.sqlite", "sqlite:club.sqlite"],
])("DATABASE_URL %s is kept as %s", (DATABASE_URL, kept) => {
  expect(readEnvironment({ DATABASE_URL }).DATABASE_URL).toBe(kept);
});

test("an account is kept as the payment page and its QR code need it", () => {
  const account = {
    UPI_ID: "upi://pay?pa=club@bank&pn=Club ",
    BANK_ACCOUNT_NUMBER: "0012 3456 ७८९०",
    BANK_IFSC: "test 0001234",
  };
  expect(readEnvironment(account)).toMatchObject({
    UPI_ID: "club@bank",
    BANK_ACCOUNT_NUMBER: "001234567890",
    BANK_IFSC: "TEST0001234",
  });
});

test.each(["DATABASE_URL", "REDIS_URL", "SMTP_URL"])(
  "a %% that begins no code in %s is refused in one line, which says %%25",
  (name) => {
    const scheme = { DATABASE_URL: "mysql", REDIS_URL: "redis", SMTP_URL: "smtp" }[name] ?? "";
    for (const login of ["club:50%off", "cl%ub:secret"]) {
      const read = () => readEnvironment({ [name]: `${scheme}://${login}@host:3306/1` });
      expect(read).toThrow(new Error(`${name}: has a % that begins no code: write it as %25`));
    }
  },
);

const BEHIND_PROXY = { ...PRODUCTION, TRUST_PROXY: "loopback" };
test.each([
  [PRODUCTION, ["TRUST_PROXY"]],
  [{ ...PRODUCTION, TRUST_PROXY: "loopback" }, []],
  [{ ...PRODUCTION, PUBLIC_URL: "http://club.example" }, ["PUBLIC_URL"]],
  [{ ...PRODUCTION, PUBLIC_URL: "http://localhost:4000" }, []],
  [{ PUBLIC_URL: "http://192.168.1.2:4000" }, []],
  [{ ...BEHIND_PROXY, DATABASE_URL: "mysql://club@db.example/club" }, ["DATABASE_URL"]],
  [{ ...BEHIND_PROXY, REDIS_URL: "redis://10.0.0.7:6379" }, ["REDIS_URL"]],
  [
    {
      ...BEHIND_PROXY,
      DATABASE_URL: "mysql://club@db.example/club?tls=on",
      REDIS_URL: "rediss://redis.example",
    },
    [],
  ],
  [{ ...BEHIND_PROXY, DATABASE_URL: "mysql://club@database/club", REDIS_URL: "redis://[::1]" }, []],
])("%j warns of %j at the start", (source, names) => {
  const lines = startWarnings(readEnvironment(source));
  expect(lines).toEqual(names.map((name) => expect.stringContaining(name) as string));
});

test.each([
  [{ PORT: "0" }, "PORT"],
  [{ HOST: "http://0.0.0.0:4000/of/the/club" }, "HOST"],
  [{ HOST: "127.0.0.1:4000" }, "HOST"],
  [{ HOST: "0.0.0.0.0" }, "HOST"],
  [{ TRUST_PROXY: "true" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "loopback, 10.0.0.0/99" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "loopback,," }, "TRUST_PROXY"],
  [{ DATABASE_URL: "postgres://host/db" }, "DATABASE_URL"],
  [{ DATABASE_URL: "mysql://host" }, "DATABASE_URL"],
  [{ DATABASE_URL: "mysql://host/db?ssl=true" }, "DATABASE_URL"],
  [{ DATABASE_URL: "mysql://club:12/34@host/db" }, "DATABASE_URL"],
  [{ JWT_SECRET: "short" }, "JWT_SECRET"],
  [{ JWT_SECRET: "a".repeat(64) }, "JWT_SECRET"],
  [{ JWT_SECRET: "please-change-this-secret-please-change" }, "JWT_SECRET"],
  [{ SMTP_URL: "smtp://mail.example?ignoreTLS=true" }, "SMTP_URL"],
  [{ SMTP_URL: "http://mail" }, "SMTP_URL"],
  [{ SMTP_URL: "smtp://club:1/2%@mail.example" }, "SMTP_URL"],
  [{ SMTP_URL: "smtp://club:pa#ss@mail.example" }, "SMTP_URL"],
  [{ SMTP_URL: "smtp://club:pa?ss@mail.example" }, "SMTP_URL"],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL"],
  [{ PUBLIC_URL: "club.example" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://club.example/site" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://club.example#top" }, "PUBLIC_URL"],
  [{ MEDIA_BASE_URL: "pictures" }, "MEDIA_BASE_URL"],
  [{ MEDIA_STORE: "s3://" }, "MEDIA_STORE"],
  [{ MEDIA_STORE: "s3://Club Pictures" }, "MEDIA_STORE"],
  [{ MEDIA_STORE: "s3://club", MEDIA_S3_KEY_ID: "k" }, "MEDIA_S3_ENDPOINT, MEDIA_S3_SECRET"],
  [{ MEDIA_S3_SECRET: "a secret that is in no message" }, "MEDIA_STORE"],
  [{ BACKUP_STORE: "/mnt/backups" }, "BACKUP_STORE"],
  [{ BACKUP_STORE: "s3://club", BACKUP_S3_KEY_ID: "k" }, "BACKUP_S3_ENDPOINT, BACKUP_S3_SECRET"],
  [{ ANIMATION_BASE_URL: "https://animations.example/?v=2" }, "ANIMATION_BASE_URL"],
  [{ MAIL_FROM: "Club <no address>\r\nBcc: x@example.org" }, "MAIL_FROM"],
  [{ MAIL_FROM: "Club <club@host.example>, Other <other@host.example>" }, "MAIL_FROM"],
  [{ MAIL_FROM: "club@host.example, other@host.example" }, "MAIL_FROM"],
  [{ MAIL_FROM: "Coding Club" }, "MAIL_FROM"],
  [{ REDIS_URL: "localhost" }, "REDIS_URL"],
  [{ REDIS_URL: "redis://host:6379/first" }, "REDIS_URL"],
  [{ WORKERS: "0" }, "WORKERS"],
  [{ WORKERS: "many" }, "WORKERS"],
  [{ WORKERS: "2", REDIS_URL: "redis://redis" }, "WORKERS: SQLite"],
  [{ WORKERS: "2", DATABASE_URL: "mysql://db/club" }, "REDIS_URL"],
  [{ DATABASE_PASSWORD: "hunter2 of the club" }, "DATABASE_PASSWORD"],
  [{ UPI_ID: '"club@bank"' }, "UPI_ID"],
  [{ BANK_ACCOUNT_NUMBER: "12345" }, "BANK_ACCOUNT_NUMBER"],
  [{ BANK_IFSC: "SBIN1001234" }, "BANK_IFSC"],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN"],
  [{ METRICS_TOKEN: "sixteen letters, \u00e9" }, "METRICS_TOKEN"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, "OTEL_EXPORTER_OTLP_ENDPOINT"],
  [{ OTEL_TRACES_SAMPLER_ARG: "often" }, "OTEL_TRACES_SAMPLER_ARG"],
  [{ RATE_LIMIT: "maybe" }, "RATE_LIMIT"],
  [{ DATABASE_URL: "mysql://club@host/db?tls=/no/such/authorities.pem" }, "DATABASE_URL"],
  [{ DATABASE_URL: "mysql://club@host/db?ssl=true" }, "DATABASE_URL"],
  [{ REDIS_URL: "redis://redis.example:6379?tls=on" }, "REDIS_URL"],
  [{ ADMIN_EMAIL: "admin@example.org" }, "ADMIN_PASSWORD"],
  [{ ADMIN_EMAIL: "admin@example.org", ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD"],
  [
    { EMAILJS_URL: "https://mail.example/send", EMAILJS_USER_ID: "u", EMAILJS_TEMPLATE_ID: "t" },
    "EMAILJS_SERVICE_ID",
  ],
  [{ EMAILJS_USER_ID: "u", EMAILJS_SERVICE_ID: "s", EMAILJS_TEMPLATE_ID: "t" }, "EMAILJS_URL"],
  [{ NODE_ENV: "production" }, "JWT_SECRET"],
  [{ ...PRODUCTION, PUBLIC_URL: "" }, "PUBLIC_URL: is required in production"],
  [{ ...PRODUCTION, RATE_LIMIT: "off" }, "RATE_LIMIT"],
])("%j is refused by name, without its value", (source, name) => {
  let message = "";
  try {
    readEnvironment(source);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toContain(name);
  for (const value of Object.values(source)) if (value.length > 20) expect(message).not.toContain(value);
});
