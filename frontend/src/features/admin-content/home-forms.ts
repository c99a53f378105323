import type { TopicForm } from "./field-spec";
import { OPTIONAL, picture, text } from "./fields";
import { t } from "@contract/kernel/contract/t";

const SIZE = t("Of the animation, as it was drawn; it keeps its room while it loads");

/** The lists of the home page. */
export const HOME_FORMS = {
  about: {
    title: "About Us",
    about: "Up to three cards; without any the block is not shown.",
    page: "/",
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
            hint: "Its path in the animations folder, such as about/aim.svg",
          }),
          { kind: "number", name: "width", label: "Width in pixels", hint: SIZE },
          { kind: "number", name: "height", label: "Height in pixels", hint: SIZE },
        ],
      },
    ],
  },
  "take-part": {
    title: "How to take part",
    about: "The steps on the home page; without any, those that follow from the current event.",
    page: "/",
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
    title: "Testimonials",
    about: "What Others Think About Us, on the home page.",
    page: "/",
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
          text("title", t("Degree and year, or what they do"), 60, { hint: "Such as: B.Tech 2024" }),
          text("feedback", t("What they say"), 400, { rows: 4 }),
          picture("portrait", ["image", t("Picture"), "name"], "testimonials", OPTIONAL),
        ],
      },
    ],
  },
  glimpses: {
    title: "Glimpses",
    about: "The pictures of the slider on the home page.",
    page: "/",
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
          text("alt", t("What is to be seen"), 200, {
            rows: 2,
            hint: "For those who cannot see the picture",
          }),
          picture("glimpse", ["image", t("Picture"), "title"], "glimpses", { description: "alt" }),
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, TopicForm>>;
