import { BatchKind } from "@contract/modules/content/contract/member-batch.content";
import { batchKey } from "@contract/modules/content/contract/topics";
import { eventSlugOf, translationOf } from "@contract/modules/content/contract/translations";
import { eventForm } from "./event-form";
import { type FieldSpec, type TopicForm, OPTIONAL, picture, text, WEB } from "./field-spec";
import { HOME_FORMS } from "./home-forms";
import type { RecordValue } from "./topic-values";
import { TOPIC_TITLES, topicTitle } from "../../shared/topic-titles";
import { t } from "@contract/kernel/contract/t";

const FORMS: Readonly<Record<string, TopicForm>> = {
  club: {
    title: TOPIC_TITLES.club,
    about: "The club's name, its greeting and the paragraph about the club.",
    fields: [
      text("name", t("Name"), 60, { hint: "The heading of the home page, also shown in shared links" }),
      text("shortName", t("Short name"), 12, { hint: "We use this name in mails and where space is short" }),
      text("university", t("University"), 80, {
        hint: "Used by search engines and in the descriptions of shared pictures",
      }),
      text("welcome", t("Welcome text"), 300, { rows: 3, hint: "The greeting on the home page" }),
      text("description", t("One-sentence summary"), 160, {
        rows: 2,
        hint: "For search engines and shared links",
      }),
      text("summary", t("About the club"), 1200, { rows: 8, hint: "The paragraph below the About Us cards" }),
      {
        kind: "record",
        name: "liveLink",
        label: "Live event",
        hint: "The live link on the home page. Leave all three fields empty to show the current event.",
        optional: true,
        fields: [
          text("mark", t("Badge"), 20, { hint: "The word before the link, for example: Live" }),
          text("label", t("Text"), 60, {
            hint: "For example: the name of this year's event. Change the text every year",
          }),
          text("path", t("Page"), 300, { hint: "A page on this site, such as /events" }),
        ],
      },
    ],
  },
  address: {
    title: TOPIC_TITLES.address,
    about: "The club's address in the footer and on the contact page.",
    fields: [{ kind: "lines", name: "lines", label: "Address", max: 6, hint: "Up to six lines" }],
  },
  "social-links": {
    title: TOPIC_TITLES["social-links"],
    about: "WhatsApp, Telegram and the club's other channels.",
    fields: [
      {
        kind: "list",
        name: "links",
        label: "Links",
        entry: t("link"),
        named: "label",
        fields: [
          {
            kind: "choice",
            name: "id",
            label: "Network",
            hint: "The link gets this network's icon",
            options: ["WhatsApp", "Telegram", "Instagram", "LinkedIn", "GitHub", "YouTube", "Discord"].map(
              (label) => ({ value: label.toLowerCase(), label }),
            ),
          },
          text("label", t("Name"), 30, { hint: "Text of the link, such as WhatsApp" }),
          text("href", t("Address"), 300, WEB),
        ],
      },
    ],
  },
  look: {
    title: TOPIC_TITLES.look,
    about: "The club's colour and logo.",
    fields: [
      text("accent", t("Colour"), 7, {
        ...OPTIONAL,
        hint: "For example: #1a38d6. The site uses readable shades of the colour. Leave empty to use the default colour.",
      }),
      picture("mark", ["mark", t("Logo"), "accent"], "club", OPTIONAL),
    ],
  },
  ...HOME_FORMS,
  faculty: {
    title: TOPIC_TITLES.faculty,
    about: "The teacher's card on the members page.",
    fields: [
      text("name", t("Name"), 80),
      text("role", t("Role in the club"), 80, { hint: "For example: Faculty coordinator" }),
      text("position", t("Position at the university"), 120, {
        hint: "For example: Associate Professor, Computer Science",
      }),
      text("message", t("A few words for students"), 400, { ...OPTIONAL, rows: 4 }),
      text("email", t("E-mail"), 254, {
        type: "email",
        hint: "Visitors see this address as a mail link. Ask the person first",
      }),
      text("linkedin", "LinkedIn", 300, { ...OPTIONAL, ...WEB }),
      picture("portrait", ["profileImage", t("Portrait"), "name"], "faculty", OPTIONAL),
    ],
  },
  sharing: {
    title: TOPIC_TITLES.sharing,
    about: "The picture that WhatsApp and Telegram show for a shared page.",
    fields: [
      {
        kind: "list",
        name: "pictures",
        label: "Pictures",
        entry: t("picture"),
        named: "path",
        fields: [
          {
            ...{ kind: "picture", place: "sharing", name: "id", label: "Picture", of: "path" },
            ...{ byName: true, description: "alt", hint: "The file name in media/sharing, without .png" },
          },
          text("path", t("Page"), 300, { hint: "A page of this site. Use /events/* for all other events" }),
          text("alt", t("Picture description"), 200, {
            rows: 2,
            hint: "You can use {club} and {university} as placeholders",
          }),
        ],
      },
    ],
  },
};

const BATCH: Omit<TopicForm, "title"> = {
  about: "A tab on the members page, and the people in the tab.",
  fields: [
    text("label", t("Name of the tab"), 30, { hint: "For example: 2025-29 or Alumni 2021-25" }),
    {
      kind: "choice",
      name: "kind",
      label: "Kind of batch",
      hint: "For each student, enter a role in the club. For each alumnus, enter a place of work or study.",
      options: [
        { value: BatchKind.students, label: "Students" },
        { value: BatchKind.alumni, label: "Alumni" },
      ],
    },
    {
      kind: "list",
      name: "members",
      label: "People",
      entry: t("person"),
      named: "name",
      hasHiddenId: true,
      fields: [
        text("name", t("Name"), 60),
        text("role", t("Role in the club"), 60, OPTIONAL),
        text("placement", t("Place of work or study"), 80, {
          ...OPTIONAL,
          hint: "For alumni, if known",
        }),
        text("email", t("E-mail"), 254, {
          type: "email",
          hint: "Visitors see this address as a mail link. Ask the person first",
        }),
        text("instagram", t("Instagram"), 300, { ...OPTIONAL, ...WEB }),
        text("linkedin", "LinkedIn", 300, { ...OPTIONAL, ...WEB }),
        picture("portrait", ["profileImage", t("Portrait"), "name"], "members", OPTIONAL),
      ],
    },
  ],
};

/**
 * Returns a topic's form, or null for a topic that this client does not know. The form of an event's texts has the
 * event's title.
 */
export function formOf(topic: string, title?: string | null): TopicForm | null {
  const slug = eventSlugOf(topic);
  if (slug !== null) return eventForm(slug, title ?? slug);
  const batch = batchKey(topic);
  if (batch !== null) return { ...BATCH, title: topicTitle(topic) };
  return FORMS[topic] ?? null;
}

/** Returns a part's fields as the form shows them: in a batch of students, each person needs a role. */
export function shownFields(
  topic: string,
  fields: readonly FieldSpec[],
  { kind }: RecordValue,
): readonly FieldSpec[] {
  if (batchKey(topic) === null || kind !== BatchKind.students) return fields;
  const withRole = (field: FieldSpec): FieldSpec =>
    field.kind === "text" && field.name === "role" ? { ...field, optional: false } : field;
  return fields.map((field) =>
    field.kind === "list" ? { ...field, fields: field.fields.map(withRole) } : field,
  );
}

/** The topics with a fixed name, in the order of the pages. */
const SINGLE_TOPICS = Object.keys(FORMS);

/** Returns the initial value of a part that is not on the site: a new batch, a removed part, or a new translation. */
export function newTopic(topic: string): object {
  if (translationOf(topic) !== null) return { texts: {} };
  const batch = batchKey(topic);
  return batch === null
    ? { sample: false }
    : { sample: false, label: batch, kind: BatchKind.students, members: [] };
}

/**
 * Returns the topics with a fixed name, in the order of the pages, and then the batches, newest first. Leaves out all
 * other topics.
 */
export function inOrder<Topic extends { readonly id: string }>(topics: readonly Topic[]): Topic[] {
  const single = SINGLE_TOPICS.flatMap((id) => topics.filter((topic) => topic.id === id));
  const batches = topics.filter(({ id }) => batchKey(id) !== null);
  return [...single, ...batches.toSorted((one, other) => other.id.localeCompare(one.id))];
}
