/** A batch as far as its years say when it ends. */
interface BatchYears {
  /** Such as `2022-26`; other names say no years. */
  readonly key: string;
  readonly kind: string;
}

/** Whether students of a batch have had their last exams on a day (`YYYY-MM-DD`): courses end in June. */
export function hasGraduated({ key, kind }: BatchYears, day: string): boolean {
  const [, century = "", last = ""] = /^(\d{2})\d{2}-(\d{2})$/.exec(key) ?? [];
  return kind === "students" && last !== "" && day > `${century}${last}-06-30`;
}

/** What the tab of a batch says once its people are alumni: `Alumni(22-26)` for `2022-26`. */
export function alumniLabel(key: string): string {
  // eslint-disable-next-line languages/untranslatable-text -- content, which the club translates with its other content
  return `Alumni(${key.replace(/^\d{2}(?=\d{2}-)/, "")})`;
}
