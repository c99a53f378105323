/**
 * Hindi and Bengali words in headings, keyed by the English word that the patterns use. Nuktas are ignored when words
 * are compared.
 */
const TRANSLATED: Readonly<Record<string, string>> = {
  name: "नाम নাম",
  first: "पहला प्रथम প্রথম",
  last: "अंतिम आखिरी শেষ",
  surname: "उपनाम कुलनाम সরনেম পদবি পদবী",
  full: "पूरा पूर्ण सम्पूर्ण संपूर्ण পুরো পুরা সম্পূর্ণ",
  your: "आपका आपकी आपके अपना আপনার তোমার",
  student: "छात्र छात्रा विद्यार्थी ছাত্র ছাত্রের ছাত্রী ছাত্রীর শিক্ষার্থী শিক্ষার্থীর",
  participant: "प्रतिभागी प्रतियोगी অংশগ্রহণকারী অংশগ্রহণকারীর প্রতিযোগী প্রতিযোগীর",
  member: "सदस्य সদস্য সদস্যের",
  members: "सदस्यों সদস্যদের সদস্যরা সদস্যগণ",
  email: "ईमेल इमेल ইমেল ইমেইল",
  mail: "मेल মেল মেইল",
  id: "आईडी आइडी আইডি",
  address: "पता एड्रेस ঠিকানা অ্যাড্রেস",
  no: "नंबर नम्बर नं न संख्या क्रमांक নম্বর নাম্বার নং সংখ্যা",
  phone: "फोन दूरभाष টেলিফোন ফোন মুঠোফোন",
  mobile: "मोबाइल मोबाईल मो মোবাইল",
  whatsapp: "व्हाट्सएप व्हाट्सऐप व्हाट्सअप वॉट्सऐप হোয়াটসঅ্যাপ হোয়াটসএপ হোয়াটসআপ",
  contact: "संपर्क सम्पर्क যোগাযোগ যোগাযোগের",
  college: "कॉलेज कालेज महाविद्यालय কলেজ কলেজের মহাবিদ্যালয় মহাবিদ্যালয়ের",
  institute: "संस्थान संस्था প্রতিষ্ঠান প্রতিষ্ঠানের ইনস্টিটিউট ইনস্টিটিউটের শিক্ষাপ্রতিষ্ঠান শিক্ষাপ্রতিষ্ঠানের",
  university: "विश्वविद्यालय বিশ্ববিদ্যালয় বিশ্ববিদ্যালয়ের",
  roll: "रोल अनुक्रमांक রোল",
  registration: "पंजीकरण नामांकन রেজিস্ট্রেশন নিবন্ধন",
  team: "टीम दल টিম টিমের দল দলের",
  reference: "संदर्भ सन्दर्भ রেফারেন্স",
  handle: "हैंडल हैण्डल হ্যান্ডেল হ্যান্ডল",
  codeforces: "कोडफोर्सेज कोडफोर्सेस কোডফোর্সেস কোডফোর্সেজ",
  rank: "रैंक रैंकिंग র্যাঙ্ক র্যাংক র্যাঙ্কিং র্যাংকিং",
  place: "स्थान স্থান",
  role: "पद भूमिका পদ ভূমিকা",
};

/** Hindi words for "of". */
const OF = new Set(["का", "की", "के"]);
const NUMBER = new Set(["no", "nos", "num", "number", "numbers", "nbr"]);

const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries(TRANSLATED).flatMap(([word, others]) =>
    others.split(" ").map((other): [string, string] => [withoutNuktas(other), word]),
  ),
);

/**
 * Matches words that a form puts before a field's name. Words for the person are dropped, because every line is about
 * one person. "Student ID" stays, because it is a roll number.
 */
const BEFORE =
  /^(?:(?:please|enter|write|what is|your|my|the|students?|participants?|candidates?|applicants?|attendees?|team members?|members?) )+(?!(?:id|no)$)(?=\S)/;

/**
 * Returns a heading as English words with single spaces, without decoration, a number in front or a text in brackets.
 */
export function plainHeading(heading: string): string {
  const spaced = withoutNuktas(heading.replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 "))
    .replace(/^\s*q?\d+\s*[.):]/, "")
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/['’`]/g, "")
    // "E-mail", "e mail" and similar spellings in Hindi and Bengali.
    .replace(/(?<!\p{L})(?:e|ई|इ|ই)[\s_.-]+(?:mail|मेल|মেল|মেইল)/gu, " email ");
  const words = spaced
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => (word && !OF.has(word) ? [known(word)] : []));
  return words
    .join(" ")
    .replace(/^((?:full )?name)s? of (?:the |your )?(.+)$/, "$2 name")
    .replace(/^((?:\S+ )?name) (?:as|on|in|for|to|that|which|you) .+$/, "$1")
    .replace(BEFORE, "");
}

function known(word: string): string {
  return ENGLISH.get(word) ?? (NUMBER.has(word) ? "no" : word);
}

/** Returns the text in lower case, without invisible characters and without nuktas, which people often omit. */
function withoutNuktas(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Cf}\u093C\u09BC]/gu, "");
}
