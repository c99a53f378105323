import { ContentFiles } from "./content-files.js";
import { AboutContent } from "./contract/about.content.js";
import { AddressContent, ClubContent } from "./contract/club.content.js";
import { FacultyContent } from "./contract/faculty.content.js";
import { GlimpsesContent } from "./contract/glimpses.content.js";
import { BatchKind, MemberBatchContent } from "./contract/member-batch.content.js";
import { EVERY_OTHER_EVENT, SharingContent } from "./contract/sharing.content.js";
import { REQUIRED_NETWORKS, SocialLinksContent } from "./contract/social-links.content.js";
import { TestimonialsContent } from "./contract/testimonials.content.js";

/** One file a topic; the batches have a folder of their own. */
const FILES = {
  club: "club.json",
  address: "address.json",
  socialLinks: "social-links.json",
  about: "about.json",
  testimonials: "testimonials.json",
  glimpses: "glimpses.json",
  faculty: "faculty.json",
  sharing: "sharing.json",
} as const;
const BATCHES = "members";

/** A batch and its key, which is the name of its file. */
type KeyedBatch = MemberBatchContent & { readonly key: string };

/** Everything the content files say. */
export type Content = ReturnType<typeof loadContent>;

/**
 * Reads and checks the content files: the one way in, for the server at its start and for `npm run content:check`.
 * @param root the repository's folder
 * @throws Error with one line a mistake, as `frontend/content/testimonials.json: testimonials[3].feedback must not be empty`
 */
export function loadContent(root: string) {
  const files = new ContentFiles(root);
  const content = {
    club: files.read(FILES.club, ClubContent),
    address: files.read(FILES.address, AddressContent),
    socialLinks: files.read(FILES.socialLinks, SocialLinksContent),
    about: files.read(FILES.about, AboutContent),
    testimonials: files.read(FILES.testimonials, TestimonialsContent),
    glimpses: files.read(FILES.glimpses, GlimpsesContent),
    faculty: files.read(FILES.faculty, FacultyContent),
    sharing: files.read(FILES.sharing, SharingContent),
    batches: readBatches(files),
    /** Files still marked as the sample that the product ships. */
    samples: files.samples,
  };
  const known: readonly string[] = Object.values(FILES);
  for (const name of files.list()) {
    if (!known.includes(name)) files.report(name, `no such file is read; there are ${known.join(", ")}`);
  }
  // Rules that look beyond one record make no sense before each record is right.
  if (files.mistakes.length === 0) {
    checkNetworks(files, content.socialLinks);
    checkSharing(files, content.sharing);
    checkBatches(files, content.batches);
  }
  if (files.mistakes.length > 0) throw new Error(files.mistakes.join("\n"));
  return content;
}

function readBatches(files: ContentFiles): KeyedBatch[] {
  const names = files.list(BATCHES);
  if (names.length === 0) files.report(BATCHES, "there must be a file for at least one batch");
  return names.map((name) =>
    Object.assign(files.read(`${BATCHES}/${name}`, MemberBatchContent), { key: name.replace(/\.json$/, "") }),
  );
}

function checkNetworks(files: ContentFiles, { links }: SocialLinksContent): void {
  for (const network of REQUIRED_NETWORKS) {
    if (!links.some(({ id }) => id === network)) {
      files.report(
        FILES.socialLinks,
        `links must have one with the id "${network}": the contact page shows it`,
      );
    }
  }
}

function checkSharing(files: ContentFiles, { pictures }: SharingContent): void {
  if (!pictures.some(({ path }) => path === EVERY_OTHER_EVENT)) {
    files.report(
      FILES.sharing,
      `pictures must have one with the path "${EVERY_OTHER_EVENT}": for events without one of their own`,
    );
  }
}

/** Labels and people are unique over all batches, and each card has what its batch shows. */
function checkBatches(files: ContentFiles, batches: readonly KeyedBatch[]): void {
  const labels = new Set<string>();
  const places = new Map<string, string>();
  for (const { key, label, kind, members } of batches) {
    const file = `${BATCHES}/${key}.json`;
    if (labels.has(label)) files.report(file, `label is "${label}" as in another batch`);
    labels.add(label);
    members.forEach((member, index) => {
      const at = `members[${String(index)}]`;
      const other = places.get(member.id);
      if (other !== undefined) files.report(file, `${at}.id is "${member.id}" as in ${other}`);
      places.set(member.id, `${file}: ${at}`);
      const wanted = kind === BatchKind.alumni ? "placement" : "role";
      if (member[wanted] === null) files.report(file, `${at}.${wanted} is missing: the batch is "${kind}"`);
    });
  }
}
