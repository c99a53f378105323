import type { GraphQLReply, TestClient } from "../../../app/testing/test-client.js";

const READ = `id slug title summary description image schedule venue hours room contact rules prizes syllabus faq fee maxTeamSize firstDay lastDay
  registrationOpensAt registrationClosesAt registration state qualifyingRank notices { title description link }`;

export interface DeskEvent {
  readonly id: string;
  readonly summary: string;
  readonly venue: string;
  readonly image: string;
  readonly notices: readonly object[];
  readonly version: string;
}

const NEW_EVENT = {
  title: "Byte Battle",
  summary: "A night of code.",
  description: "",
  image: "events/genesis.svg",
  schedule: "",
  venue: "Lab 3",
  fee: 0,
  maxTeamSize: 3,
  firstDay: "2027-02-01",
  lastDay: "2027-02-02",
  registration: "auto",
  state: "upcoming",
  qualifyingRank: 8,
  notices: [],
};

/** Edits events through the API, as a Superadmin. */
export class EventDesk {
  constructor(private readonly client: TestClient) {}

  async read(slug: string): Promise<DeskEvent> {
    const { data } = await this.client.graphql(
      `query ($slug: String!) { event(slug: $slug) { ${READ} version } }`,
      { slug },
    );
    return (data as { event: DeskEvent }).event;
  }

  /** Returns the slugs of all events, the latest event first. */
  async days(): Promise<string[]> {
    const { data } = await this.client.graphql("{ events { slug firstDay } }");
    const { events } = data as { events: { slug: string; firstDay: string }[] };
    return events
      .toSorted((one, other) => other.firstDay.localeCompare(one.firstDay))
      .map(({ slug }) => slug);
  }

  /** Sends all fields of an event, some of them changed. */
  async tryEdit(slug: string, change: object): Promise<GraphQLReply> {
    const { id: eventId, version: _version, ...now } = await this.read(slug);
    return this.client.graphql(
      "mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { message } }",
      { input: { eventId, ...now, ...change } },
    );
  }

  async edit(slug: string, change: object): Promise<void> {
    const { errors } = await this.tryEdit(slug, change);
    if (errors) throw new Error(JSON.stringify(errors));
  }

  /** Adds an upcoming event and returns its id. */
  async create(slug: string, change: object = {}): Promise<string> {
    const { data, errors } = await this.client.graphql(
      "mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }",
      { input: { ...NEW_EVENT, slug, ...change } },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as { createEvent: { event: { id: string } } }).createEvent.event.id;
  }

  async delete(eventId: string): Promise<void> {
    const { errors } = await this.client.graphql(
      "mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { message } }",
      { input: { eventId } },
    );
    if (errors) throw new Error(JSON.stringify(errors));
  }
}
