import { type TopicForm, OPTIONAL, picture, text } from "./field-spec";
import { TOPIC_TITLES } from "../../shared/topic-titles";
import { t } from "@contract/kernel/contract/t";

const SIZE = t("Original size of the animation. The page reserves this space while the animation loads");

export const HOME_FORMS = {
  about: {
    title: TOPIC_TITLES.about,
    about: "Up to three cards. The block is hidden if it has no cards.",
    fields: [
      {
        kind: "list",
        name: "cards",
        label: "Cards",
        entry: t("card"),
        named: "title",
        hasHiddenId: true,
        fields: [
          text("title", t("Title"), 40),
          text("description", t("Text"), 400, { rows: 4 }),
          text("icon", t("Animation"), 300, {
            hint: "Path in the animations folder, such as about/aim.svg",
          }),
          { kind: "number", name: "width", label: "Width in pixels", hint: SIZE },
          { kind: "number", name: "height", label: "Height in pixels", hint: SIZE },
        ],
      },
    ],
  },
  "take-part": {
    title: TOPIC_TITLES["take-part"],
    about: "The steps on the home page. Leave the list empty to show steps for the current event.",
    fields: [
      {
        kind: "list",
        name: "steps",
        label: "Steps",
        entry: t("step"),
        named: "title",
        hasHiddenId: true,
        fields: [text("title", t("Title"), 60), text("text", t("Text"), 300, { rows: 3 })],
      },
    ],
  },
  testimonials: {
    title: TOPIC_TITLES.testimonials,
    about: "What Others Think About Us, on the home page.",
    fields: [
      {
        kind: "list",
        name: "testimonials",
        label: "Testimonials",
        entry: t("testimonial"),
        named: "name",
        hasHiddenId: true,
        fields: [
          text("name", t("Name"), 60),
          text("title", t("Degree and year, or occupation"), 60, { hint: "For example: B.Tech 2024" }),
          text("feedback", t("Quote"), 400, { rows: 4 }),
          picture("portrait", ["image", t("Picture"), "name"], "testimonials", OPTIONAL),
        ],
      },
    ],
  },
  glimpses: {
    title: TOPIC_TITLES.glimpses,
    about: "The pictures in the slider on the home page.",
    fields: [
      {
        kind: "list",
        name: "glimpses",
        label: "Glimpses",
        entry: t("glimpse"),
        named: "title",
        hasHiddenId: true,
        fields: [
          text("title", t("Caption"), 60, { hint: "Shown with the picture" }),
          text("alt", t("Picture description"), 200, {
            rows: 2,
            hint: "For visitors who cannot see the picture",
          }),
          picture("glimpse", ["image", t("Picture"), "title"], "glimpses", { description: "alt" }),
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, TopicForm>>;
