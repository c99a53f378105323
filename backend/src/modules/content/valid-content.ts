import { textIn } from "../../kernel/languages/message.js";
import type { StoredVersion } from "./editing/content.repository.js";
import { type Content, type ContentRecords, readContent } from "./read-content.js";

/** Valid content, as raw records and as typed content. */
interface ValidContent {
  readonly records: Map<string, unknown>;
  readonly content: Content;
}

/** Receives the topic of a version that is not used, and the reason. */
type ReportLeftOut = (topic: string, mistake: string) => void;

/** Returns each topic's version in force, or its file if it has no version. Leaves out removed topics. */
export function overlay(files: ContentRecords, versions: readonly StoredVersion[]): Map<string, unknown> {
  const records = new Map(files);
  for (const { topic, body } of versions) {
    if (body === null) records.delete(topic);
    else records.set(topic, parsed(body));
  }
  return records;
}

/**
 * Like `overlay`, but ignores versions with mistakes, such as an old version that breaks a rule of a newer release. The
 * topic's file, if there is one, replaces such a version, so that the server still starts and other topics can be
 * published.
 */
export function validContent(
  files: ContentRecords,
  versions: readonly StoredVersion[],
  leftOut: ReportLeftOut,
): ValidContent {
  let kept = versions;
  for (;;) {
    const records = overlay(files, kept);
    const broken = new Map<string, string>();
    const content = readContent(records, (topic, place, complaint) => {
      broken.set(topic, `${place} ${textIn("en", complaint)}`);
    });
    if (content !== null) return { records, content };
    if (kept.length === 0) throw new Error(`the content files: ${[...broken].flat().join(" ")}`);
    const guilty = new Set(broken.keys());
    if (!kept.some(({ topic }) => guilty.has(topic))) guilty.add(mostGuilty(files, kept));
    for (const { topic } of kept)
      if (guilty.has(topic)) leftOut(topic, broken.get(topic) ?? [...broken.values()].join("; "));
    kept = kept.filter(({ topic }) => !guilty.has(topic));
  }
}

/** Returns the records of `validContent`. Does not report the versions with mistakes. */
export function validRecords(
  files: ContentRecords,
  versions: readonly StoredVersion[],
): ValidContent["records"] {
  return validContent(files, versions, () => undefined).records;
}

/**
 * Returns the topic whose version causes the most mistakes. Needed when all mistakes are reported for files. For
 * example, a person who is in two batches is reported in the later batch. If that batch comes from a file, a version of
 * the earlier batch causes the mistake.
 */
function mostGuilty(files: ContentRecords, versions: readonly StoredVersion[]): string {
  const mistakeCounts = versions.map(({ topic }) => {
    const others = versions.filter((version) => version.topic !== topic);
    let mistakes = 0;
    readContent(overlay(files, others), () => mistakes++);
    return { topic, mistakes };
  });
  return mistakeCounts.toSorted((one, other) => one.mistakes - other.mistakes)[0]?.topic ?? "";
}

/** Parses a stored body. Returns invalid JSON as a string, so that validation rejects it. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
