import "reflect-metadata";
import { join } from "node:path";
import { createApplication, type Application } from "./app/application.js";
import { readEnvironment, type Environment } from "./config/environment.js";

/** Configuration → migrate → listen; nothing else. */
try {
  const env = readEnvironment(process.env);
  const application = await createApplication(env, {
    projectRoot: join(import.meta.dirname, "../.."),
    siteRoot: join(import.meta.dirname, "../../frontend/dist"),
    siteBundle: join(import.meta.dirname, "../../frontend/dist-server/entry-server.cjs"),
    playgroundRoot: join(import.meta.dirname, "../../frontend/playground/dist"),
  });
  closeOn("SIGTERM", application);
  closeOn("SIGINT", application);
  await application.server.listen({ port: env.PORT, host: env.HOST });
  announce(application, env);
} catch (error) {
  console.error(`The site cannot start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function closeOn(signal: NodeJS.Signals, running: Application): void {
  process.once(signal, () => {
    void running.close().then(() => process.exit(0));
  });
}

function announce({ firstSuperadmin }: Application, { PUBLIC_URL, NODE_ENV, SMTP_URL }: Environment): void {
  const lines = ["", `  The site is up: ${PUBLIC_URL}`];
  if (firstSuperadmin?.password) {
    lines.push(
      `  Superadmin:     ${firstSuperadmin.email}`,
      `  Password:       ${firstSuperadmin.password}   (shown only this once; change it after signing in)`,
    );
  } else if (firstSuperadmin) {
    lines.push(`  Superadmin:     ${firstSuperadmin.email}, with the password from ADMIN_PASSWORD`);
  } else {
    lines.push(`  Superadmin:     sign in at ${PUBLIC_URL}/login with the account shown at the first start`);
  }
  if (NODE_ENV !== "production" && SMTP_URL === "") lines.push(`  Mail:           ${PUBLIC_URL}/dev/mailbox`);
  console.log(`${lines.join("\n")}\n`);
}
