import { t } from "@contract/kernel/contract/t";
import type { ListField } from "../../graphql/schema-types";

/** What a column of a list holds, in words. */
export const FIELD_LABELS: Readonly<Record<ListField, string>> = {
  id: t("Id"),
  name: t("Name"),
  email: t("Email"),
  phone: t("Phone"),
  college: t("College"),
  universityRollNo: t("Roll No."),
  codeforcesHandle: t("Codeforces handle"),
  team: t("Team"),
  reference: t("Reference"),
  rank: t("Rank"),
  names: t("Names of people"),
  role: t("Role"),
  placement: t("Placement"),
  instagram: t("Instagram"),
  linkedin: t("LinkedIn"),
};
