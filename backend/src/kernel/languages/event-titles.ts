import type { Language } from "./language.js";

/** The title of an event in a language, by the English one; that one again where nobody translated it (ADR 85). */
export type EventTitles = (language: Language, english: string) => string;

/** For what is read in English alone. */
export const ENGLISH_TITLES: EventTitles = (_language, english) => english;
