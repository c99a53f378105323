import { isEmail } from "class-validator";
import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import { LIMITS, PERSONAL_LIMITS } from "../../kernel/contract/limits.js";
import { ONE_LINE, oneSpaced, WITHOUT_ADDRESS } from "../../kernel/contract/plain-text.js";
import { withoutMarks } from "../../kernel/contract/visible-text.js";
import { readList } from "../../kernel/csv/read-list.js";
import { readFigure } from "../../kernel/contract/read-figure.js";
import type { CertificateChoiceInput } from "./contract/issue-certificates.input.js";
import { normaliseEmail } from "../../kernel/contract/email.js";
import { CERTIFICATE_LIMITS } from "./contract/certificate-rules.js";
import { msg, type Text } from "../../kernel/languages/message.js";

const MOST_NAMED = 10;

/**
 * Returns the message for a text with letters that no font has.
 * @param letters the letters, without duplicates
 */
export function lettersText(letters: readonly string[]): Text {
  return msg("A certificate cannot show these letters: {letters}. Use other letters.", {
    letters: letters.slice(0, MOST_NAMED).join(" "),
  });
}

/** A line in a list of people who get certificates. */
export interface HolderLine {
  readonly line: number;
  readonly name: string;
  readonly email: string | null;
  readonly teamName: string | null;
  readonly college: string | null;
  readonly place: number | null;
  /** The reason why the line cannot be used, or null. */
  readonly problem: string | null;
}

/**
 * Reads a list of people.
 * @throws DomainError BAD_INPUT if a required column is missing, there are too many lines, or a quote is never closed.
 */
export function readHolders({
  kind,
  csv,
  columns,
}: Pick<CertificateChoiceInput, "kind" | "csv" | "columns">): HolderLine[] {
  const needsRank = kind === "rank";
  const table = readList(
    "certificates",
    { csv: csv ?? "", columns },
    {
      ...{ needs: needsRank ? [["name"], ["rank"]] : [["name"]], without: ADMIN_RULES.certificateColumns },
      ...{ most: CERTIFICATE_LIMITS.certificatesAtOnce, otherwise: ADMIN_RULES.certificatesAtOnce },
    },
  );
  return table.rows.map(({ line, cell }) => {
    const name = oneSpaced(withoutMarks(cell("name")));
    const email = normaliseEmail(cell("email"));
    const [teamName, college] = [
      oneSpaced(withoutMarks(cell("team"))),
      oneSpaced(withoutMarks(cell("college"))),
    ];
    const rank = readFigure(cell("rank"));
    const place = rank?.decimals === "" && /^[1-9]\d{0,5}$/.test(rank.whole) ? Number(rank.whole) : null;
    const problem =
      problemOf({ name, email, teamName, college }) ??
      (needsRank && place === null ? ADMIN_RULES.ranking : null);
    return {
      line,
      name,
      email: email || null,
      teamName: teamName || null,
      college: college || null,
      place,
      problem,
    };
  });
}

function problemOf(
  texts: Readonly<Record<"name" | "email" | "teamName" | "college", string>>,
): string | null {
  const { name, email, teamName, college } = texts;
  if (name === "" || name.length > LIMITS.nameMax || !ONE_LINE.test(name)) return ADMIN_RULES.certificateName;
  if (!WITHOUT_ADDRESS.test(name + " " + teamName + " " + college)) return ADMIN_RULES.certificateAddress;
  if (email !== "" && (email.length > LIMITS.emailMax || !isEmail(email)))
    return ADMIN_RULES.certificateEmail;
  if (teamName.length > LIMITS.teamNameMax || college.length > PERSONAL_LIMITS.college)
    return ADMIN_RULES.certificateTeam;
  return ONE_LINE.test(teamName + college) ? null : ADMIN_RULES.certificateTeam;
}
