import { signUpHolder } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../../kernel/testing/test-database.js";
import { ContentDesk } from "./content-desk.js";
import { EventDesk } from "./event-desk.js";

export const TOPIC = "events/algOlympics";

/** A site with two content editors: a Superadmin (`asha`) and a holder of the content grant (`ravi`). */
export class EventTextsSite {
  private constructor(
    private readonly database: TestDatabase,
    readonly app: TestApp,
    readonly admin: TestClient,
    readonly asha: ContentDesk,
    readonly ravi: ContentDesk,
    readonly events: EventDesk,
  ) {}

  static async open(): Promise<EventTextsSite> {
    const database = await createMigratedDatabase();
    const app = await startTestApp({ DATABASE_URL: database.url });
    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    const { client } = await signUpHolder(app, "content", admin);
    const [asha, ravi] = [new ContentDesk(admin), new ContentDesk(client)];
    return new EventTextsSite(database, app, admin, asha, ravi, new EventDesk(admin));
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.dispose();
  }

  /** Returns an event's published texts with the given changes. */
  async texts(change: object, topic = TOPIC): Promise<object> {
    const { published } = await this.asha.topic(topic);
    return { ...(JSON.parse(published ?? "{}") as object), ...change };
  }

  /** Saves a draft and returns the input that publishes it. */
  async drafted(change: object, topic = TOPIC) {
    const { draft: before } = await this.asha.topic(topic);
    const body = await this.texts(change, topic);
    const { draft } = await this.asha.save(topic, body, before?.version ?? 0);
    return { topic, version: draft?.version ?? "0" };
  }

  async publish(change: object, topic = TOPIC) {
    const { version } = await this.drafted(change, topic);
    return this.asha.publish(topic, version);
  }

  async numbers(): Promise<number[]> {
    return (await this.asha.topic(TOPIC)).versions.map(({ number }) => number);
  }
}

/** Returns a field from the body of a version or draft. */
export function said(body: string | null | undefined, field: string): unknown {
  return (JSON.parse(body ?? "{}") as Record<string, unknown>)[field];
}
