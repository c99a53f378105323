import { plainHeading } from "./plain-heading.js";

const NO = "(?:no|num|number)?";
const NAME = "(?:names?|title)?";
const MAIL = "(?:email|mail|gmail)(?:id|address|account)*";

/**
 * The usual headings of each subject, without spaces (plain-heading.ts turns Hindi and Bengali into English). A heading
 * may match two subjects. The fields of the list decide between them (list-fields.ts).
 */
const SUBJECTS = {
  id: /^id$/,
  userId: /^(?:user|account)id$/,
  teamId: /^teamid$/,
  name: /^(?:(?:team)?member|student|participant|candidate|contestant|person|attendee|applicant)?s?(?:full|complete)?name$|^(?:member|student|participant|candidate|contestant|person|attendee|applicant|who)$/,
  firstName: /^(?:first|given|fore)names?$/,
  middleName: /^middlenames?$/,
  lastName: /^(?:last|family)names?$|^surnames?$/,
  names: /^(?:names|people)$|^(?:team)?(?:members|participants|students)(?:names?)?$/,
  email: new RegExp(`^${MAIL}$`),
  otherEmail: new RegExp(
    `^(?:college|institute|institution|institutional|university|official|personal|registered|primary|secondary|alternate|alternative|google|valid)${MAIL}$`,
  ),
  phone: new RegExp(`^(?:phone|mobile|mob|cell|ph|contact|tel|telephone)(?:phone|mobile|contact)?${NO}$`),
  whatsapp: new RegExp(`^(?:whatsapp|wa)(?:phone|mobile|contact)?${NO}$`),
  college: new RegExp(`^(?:college|institute|institution|school|campus)${NAME}$`),
  university: new RegExp(`^(?:university|univ|organi[sz]ation|affiliation)${NAME}$`),
  rollNo: new RegExp(`^(?:university|univ|college|institute|class|exam)?roll(?:id|${NO})$`),
  registrationNo: new RegExp(
    `^(?:university|univ|college|institute|student)?(?:reg|regn|regd|registration|enrol|enroll?ment|admission|student|scholar)(?:id|no|num|number)$|^(?:usn|prn|enroll?ment)${NO}$`,
  ),
  team: new RegExp(`^(?:team|group)${NAME}$`),
  reference: new RegExp(`^(?:team)?s?(?:reference|ref|code)(?:code|${NO})$`),
  handle:
    /^(?:codeforces|cf)(?:handles?|user(?:name)?|id|profile|account)?(?:link|url|id|name)?$|^handles?(?:name)?$/,
  rank: new RegExp(`^(?:final|overall|contest)?rank(?:ing)?${NO}$`),
  place: new RegExp(`^(?:final|overall)?(?:place|position|pos|standing)${NO}$`),
  /** Line numbers if the list also has a column of ranks, otherwise the ranks. */
  lineNo: /^no$|^[#=]$/,
  role: /^(?:role|part|post|position|designation|office)(?:intheclub)?$/,
  placement:
    /^(?:placement|company|work|worksat|where|placedat|employer|wherethey(?:work|study)(?:orstudy|orwork)?)$/,
  instagram: /^insta(?:gram)?(?:id|link|handle|profile|url)*$/,
  linkedin: /^linkedin(?:id|link|handle|profile|url)*$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** A subject that a heading can name. */
export type Subject = keyof typeof SUBJECTS;

const ALL = Object.entries(SUBJECTS) as readonly (readonly [Subject, RegExp])[];

/**
 * Returns the position in `subjects` of the subject that a heading names, or null if it names none of them. The
 * subjects are in order of preference, so a lower position is a better fit. Several parts of a heading may name a
 * subject ("नाम / Name", "College or Institute"). If one of these parts names none of `subjects`, the result is null.
 */
export function headingFit(heading: string, subjects: readonly Subject[]): number | null {
  const fits = meanings(heading).map((part) => subjects.findIndex((subject) => part.includes(subject)));
  return fits.length === 0 || fits.includes(-1) ? null : Math.min(...fits);
}

/** Returns true if the heading names at least one subject. */
export function isKnownHeading(heading: string): boolean {
  return meanings(heading).length > 0;
}

/** Maximum length of the part of a cell that is searched for a subject, in characters. */
const LONGEST = 120;

/**
 * Returns a list of subjects for each part of a heading that names at least one. The whole heading is one part if it
 * names a subject: a line break may be inside one heading. Otherwise the heading is split.
 */
function meanings(heading: string): Subject[][] {
  const text = heading.slice(0, LONGEST);
  const whole = subjectsOf(text);
  const parts = whole.length > 0 ? [whole] : text.split(/[/|,;&\n]|\bor\b/i).map(subjectsOf);
  return parts.filter(({ length }) => length > 0);
}

function subjectsOf(part: string): Subject[] {
  const sign = part.trim();
  const key = /^[#=]$/.test(sign) ? sign : plainHeading(part).replaceAll(" ", "");
  return ALL.flatMap(([subject, wording]) => (wording.test(key) ? [subject] : []));
}
