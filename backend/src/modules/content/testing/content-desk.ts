import type { TestClient } from "../../../app/testing/test-client.js";

export interface DeskTopic {
  readonly id: string;
  /** An event's title, or null for other topics. */
  readonly title: string | null;
  readonly number: number;
  readonly version: string;
  readonly isPublished: boolean;
  readonly publishedBy: string | null;
  readonly published: string | null;
  readonly outdatedTexts: number;
  readonly draft: {
    readonly body: string;
    readonly version: string;
    readonly baseNumber: number;
    readonly mistakes: readonly object[];
  } | null;
  readonly versions: readonly { readonly number: number; readonly body: string | null }[];
  /** The English texts to translate. */
  readonly english: readonly { readonly key: string; readonly english: string; readonly max: number }[];
}

const SUMMARY =
  "id title number version isPublished isSample publishedAt publishedBy draftedAt draftedBy outdatedTexts";
const DETAIL = `${SUMMARY} published draft { body version baseNumber by at mistakes { place complaint } } versions { number body by at } english { key english max isLong }`;

const INPUTS = {
  saveContentDraft: "SaveContentDraftInput",
  discardContentDraft: "ContentDraftInput",
  publishContent: "PublishContentInput",
  restoreContent: "RestoreContentInput",
  removeContent: "RemoveContentInput",
} as const;
type Operation = keyof typeof INPUTS;

type Version = string | number;

/** Edits content through the API, as one editor. */
export class ContentDesk {
  constructor(readonly client: TestClient) {}

  async topics(): Promise<DeskTopic[]> {
    const { data } = await this.client.graphql(`{ contentTopics { ${SUMMARY} } }`);
    return (data as { contentTopics: DeskTopic[] }).contentTopics;
  }

  async topic(topic: string): Promise<DeskTopic> {
    const reply = await this.client.graphql(
      `query ($topic: ID!) { contentTopic(topic: $topic) { ${DETAIL} } }`,
      {
        topic,
      },
    );
    if (reply.errors) throw new Error(JSON.stringify(reply.errors));
    return (reply.data as { contentTopic: DeskTopic }).contentTopic;
  }

  save(topic: string, content: object, version: Version, baseNumber?: number): Promise<DeskTopic> {
    return this.#done("saveContentDraft", {
      topic,
      body: JSON.stringify(content),
      version: String(version),
      baseNumber,
    });
  }

  publish(topic: string, version: Version): Promise<DeskTopic> {
    return this.#done("publishContent", { topic, version: String(version) });
  }

  discard(topic: string, version: Version): Promise<DeskTopic> {
    return this.#done("discardContentDraft", { topic, version: String(version) });
  }

  restore(topic: string, version: Version, number: number): Promise<DeskTopic> {
    return this.#done("restoreContent", { topic, version: String(version), number });
  }

  remove(topic: string, version: Version): Promise<DeskTopic> {
    return this.#done("removeContent", { topic, version: String(version) });
  }

  /**
   * Returns the `extensions` of the operation's error.
   * @throws Error if the operation succeeds
   */
  async refusal(operation: Operation, input: object): Promise<Readonly<Record<string, unknown>>> {
    const { errors } = await this.#ask(operation, input);
    if (!errors?.[0]) throw new Error(`${operation} was not refused`);
    return errors[0].extensions;
  }

  /** Returns the error's code, or "ok" on success. */
  async code(operation: Operation, input: object): Promise<unknown> {
    const { errors } = await this.#ask(operation, input);
    return errors?.[0]?.extensions["code"] ?? "ok";
  }

  async #done(operation: Operation, input: object): Promise<DeskTopic> {
    const { data, errors } = await this.#ask(operation, input);
    if (errors) throw new Error(JSON.stringify(errors));
    const done = (data as Record<string, { topic: DeskTopic }>)[operation];
    if (!done) throw new Error(`${operation} answered nothing`);
    return done.topic;
  }

  #ask(operation: Operation, input: object): ReturnType<TestClient["graphql"]> {
    const query = `mutation ($input: ${INPUTS[operation]}!) { ${operation}(input: $input) { topic { ${DETAIL} } } }`;
    return this.client.graphql(query, { input });
  }
}
