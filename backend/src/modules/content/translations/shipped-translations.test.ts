import { TRANSLATED_INTO } from "../../../kernel/contract/languages.js";
import { PROJECT_ROOT } from "../../../kernel/project-root.js";
import { translatedClass } from "../content-topics.js";
import { batchKey, BATCH_FOLDER } from "../contract/topics.js";
import { currentTranslation, fieldOfKey, topicIn, translationOf } from "../contract/translations.js";
import { loadContent } from "../load-content.js";
import { englishTextsOf } from "./english-texts.js";

const { content, records } = loadContent(PROJECT_ROOT);

test.each(TRANSLATED_INTO)("the shipped content has every text in %s too, except names", (language) => {
  const fields = [...records].flatMap(([topic, record]) => {
    const type = translationOf(topic) === null ? translatedClass(topic) : null;
    if (type === null) return [];
    const texts = content.translations.get(topicIn(language, topic));
    return englishTextsOf(type, record as object)
      .filter(({ english }) => /[A-Za-z]/.test(english))
      .filter(({ key, english }) => currentTranslation(texts ?? new Map(), key, english) === undefined)
      .map(({ key }) => `${batchKey(topic) === null ? topic : BATCH_FOLDER} ${fieldOfKey(key)}`);
  });
  expect([...new Set(fields)].toSorted()).toEqual([
    "address lines[]",
    "club liveLink.label",
    "club name",
    "club shortName",
    "club university",
    "faculty name",
    "members members[].name",
    "social-links links[].label",
    "testimonials testimonials[].name",
  ]);
});
