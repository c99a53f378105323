import type { MembersPageQuery } from "../../../graphql/pages/members";
import type { InitialData } from "../../../shared/page-data/page-store";
import type { Batch, Member } from "../use-member-batch";

const tab = (key: string, label: string, kind: Batch["kind"]): Batch => ({ key, label, kind });

/** The specification's tabs with their labels, in the specification's order. */
export const BATCHES: readonly Batch[] = [
  tab("2018-22", "Alumni(18-22)", "alumni"),
  tab("2019-23", "(19-23)", "alumni"),
  tab("2020-24", "(20-24)", "alumni"),
  tab("2021-25", "(21-25)", "alumni"),
  tab("2022-26", "2022-26", "students"),
  tab("2023-27", "2023-27", "students"),
  tab("2024-28", "2024-28", "students"),
];

const PAGE: MembersPageQuery = {
  siteContent: {
    faculty: {
      name: "Dr. Meenakshi Iyer",
      role: "Faculty coordinator",
      position: "Associate Professor",
      message: "Bring me a wrong solution.",
      email: "meenakshi@example.org",
      linkedin: "https://example.org/linkedin/meenakshi",
      profileImage: "/media/faculty/meenakshi-iyer.svg",
    },
    hasSamplePeople: true,
    memberBatches: [...BATCHES],
  },
};

const member = (id: string, name: string, more: Partial<Member>): Member => ({
  id,
  name,
  placement: null,
  role: null,
  email: `${id}@example.org`,
  instagram: null,
  linkedin: null,
  profileImage: null,
  ...more,
});

/** Returns two people of a batch: one with all fields, and one with only a name and an address. */
export function membersOf(key: string): Member[] {
  const alumni = BATCHES.find((batch) => batch.key === key)?.kind === "alumni";
  return [
    member("aarav", `Aarav ${key}`, {
      placement: alumni ? "Software Engineer, Banyan Payments" : null,
      role: alumni ? null : "President",
      instagram: "https://example.org/instagram/aarav",
      linkedin: "https://example.org/linkedin/aarav",
      profileImage: "/media/members/aarav.svg",
    }),
    member("zara", `Zara ${key}`, {}),
  ];
}

export const INITIAL_DATA: InitialData = { "MembersPage {}": PAGE };

/** The data that the server embeds: the page's own data, and the first batch. */
export const EMBEDDED: InitialData = {
  ...INITIAL_DATA,
  'MemberBatch {"key":"2018-22"}': {
    memberBatch: { key: "2018-22", kind: "alumni", members: membersOf("2018-22") },
  },
};
