import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

interface Service {
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly profiles?: readonly string[];
  readonly mem_limit: string;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
const ROOT = join(__dirname, "../../..");
const { services } = parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
};

/** Returns the services that `docker compose run` starts before the given service. */
function startedFor(name: string): string[] {
  return Object.keys(services[name]?.depends_on ?? {}).flatMap((other) => [other, ...startedFor(other)]);
}

test("the command line and the backups start the database, and never the site", () => {
  for (const name of ["club", "backup"]) expect(startedFor(name)).toEqual(["database"]);
});

test("the site knows no password of the database's root, though all settings are in one file", () => {
  for (const name of ["site", "backup", "club"])
    expect(services[name]?.environment).toMatchObject({ MARIADB_ROOT_PASSWORD: "", MARIADB_PASSWORD: "" });
});

test("the key to the bucket of backups is not given to the site, and is to the backups", () => {
  expect(services["site"]?.environment).toMatchObject({ BACKUP_STORE: "", BACKUP_S3_SECRET: "" });
  for (const name of ["backup", "club"])
    expect(Object.keys(services[name]?.environment ?? {})).not.toContain("BACKUP_S3_SECRET");
});

test("the command line looks for backups in the volume to which the backups are written", () => {
  for (const name of ["backup", "club"]) {
    expect(services[name]?.environment).toMatchObject({ BACKUP_FOLDER: "/backups" });
    expect(services[name]?.volumes).toContain("backups:/backups");
  }
});

test("what runs together fits a machine with 2 GB", () => {
  const together = Object.values(services).filter(
    ({ profiles = [] }) => !profiles.some((profile) => ["tools", "try"].includes(profile)),
  );
  const megabytes = together.map(({ mem_limit }) => Number(/(\d+)m\}?$/.exec(mem_limit)?.[1]));
  expect(megabytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1700);
});

test("each line with `docker compose` in the documentation names services that there are", () => {
  const pages = readdirSync(join(ROOT, "docs")).filter((name) => name.endsWith(".md"));
  const named = pages.flatMap((name) =>
    [
      ...readFileSync(join(ROOT, "docs", name), "utf8").matchAll(
        /docker compose (?:--profile \w+ )*(?:run --rm|exec|logs|stop|restart|build|ps) ([a-z]+(?: (?:site|backup))?)/g,
      ),
    ].flatMap(([, words = ""]) => words.split(" ").slice(0, words.startsWith("site ") ? 2 : 1)),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => services[name] === undefined)).toEqual([]);
});
