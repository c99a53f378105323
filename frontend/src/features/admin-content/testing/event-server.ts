import { refusal } from "../../../shared/testing/fake-server";

/** The topic with the texts of the event Code Cascade. */
export const TOPIC = "events/code-cascade";
export const PUBLISHED = {
  ...{ title: "Code Cascade", summary: "A week of code.", description: "", image: "events/genesis.svg" },
  ...{ schedule: "", venue: "Lab 3", notices: [] },
};

/** A server with one event's texts. Stores a draft of the texts, unless `refuse` is set. */
export function eventServer() {
  const server = {
    refuse: null as (() => Error) | null,
    draft: null as null | { body: string; version: string; baseNumber: number; by?: string },
    mistakes: [] as { place: string; complaint: string }[],
    /** The published bodies, the newest last. */
    said: [PUBLISHED],
    pictures: "/media/",
  };
  const detail = () => {
    const number = server.said.length - 1;
    const published = server.said[number] ?? PUBLISHED;
    return {
      ...{
        id: TOPIC,
        title: published.title,
        number,
        isPublished: true,
        isSample: false,
        outdatedTexts: 0,
        english: [],
      },
      version: String(number),
      ...{ publishedAt: null, publishedBy: null, draftedAt: null, draftedBy: null },
      published: JSON.stringify(published),
      draft: server.draft && {
        by: "Asha",
        ...server.draft,
        at: "2026-11-25T10:00:00.000Z",
        mistakes: server.mistakes,
      },
      versions: server.said
        .map((topic, version) => ({ number: version, body: JSON.stringify(topic), by: null, at: null }))
        .toReversed(),
    };
  };
  const answers = {
    contentTopics: () => [detail()],
    contentTopic: detail,
    samples: () => ({ people: 0, testimonials: 0, glimpses: 0, events: 0 }),
    saveContentDraft: ({ input }: { input: Record<string, unknown> }) => {
      if (server.refuse !== null) throw server.refuse();
      if (input["version"] !== (server.draft?.version ?? "0")) throw refusal("VERSION_CHANGED");
      server.draft = {
        body: String(input["body"]),
        version: String(Number(server.draft?.version ?? 0) + 1),
        baseNumber: Number(input["baseNumber"]),
      };
      return { message: "Saved.", topic: detail() };
    },
    publishContent: () => {
      if (server.mistakes.length > 0) throw refusal("CONTENT_INVALID");
      server.said.push(JSON.parse(server.draft?.body ?? "{}") as typeof PUBLISHED);
      server.draft = null;
      return { message: "Published.", topic: detail() };
    },
    discardContentDraft: () => {
      server.draft = null;
      return { message: "Draft discarded.", topic: detail() };
    },
    events: () => [{ id: "1", image: "events/genesis.svg", picture: `${server.pictures}events/genesis.svg` }],
  };
  return { server, answers };
}

export type EventServer = ReturnType<typeof eventServer>["server"];
