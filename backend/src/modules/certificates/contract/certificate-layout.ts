import type { CertificateKind, CertificateLanguage } from "./certificate.enums.js";

/** A person who signs. The signature is an optional picture, a PNG in base64. */
interface LayoutSignature {
  readonly name: string;
  readonly office: string;
  readonly picture?: string | null;
}

/** The texts of one kind of certificate, with placeholders. */
export interface LayoutTexts {
  /** The language of dates, ranks and fixed texts on the certificate. */
  readonly language: CertificateLanguage;
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly signatures: readonly LayoutSignature[];
}

/**
 * The default texts of layouts, by the certificate's language, which may differ from the page's. Until the club saves a
 * layout of its own, the English one is in use.
 */
export const FIRST_LAYOUTS: Readonly<
  Record<CertificateLanguage, Readonly<Record<CertificateKind, LayoutTexts>>>
> = {
  en: {
    participation: layout(
      "en",
      "Certificate of Participation",
      "This is to certify that",
      "[of {college} ]took part in {event}, held on {date}[, in the team {team}].",
    ),
    rank: layout(
      "en",
      "Certificate of Merit",
      "This is to certify that",
      "[of {college} ]won the {rank} place in {event}, held on {date}[, with the team {team}].",
    ),
  },
  hi: {
    participation: layout(
      "hi",
      "सहभागिता प्रमाणपत्र",
      "प्रमाणित किया जाता है कि",
      "[({college}) ]ने {date} को आयोजित {event} में भाग लिया[, टीम {team} में]।",
    ),
    rank: layout(
      "hi",
      "योग्यता प्रमाणपत्र",
      "प्रमाणित किया जाता है कि",
      "[({college}) ]ने {date} को आयोजित {event} में {rank} स्थान पाया[, टीम {team} के साथ]।",
    ),
  },
  bn: {
    participation: layout(
      "bn",
      "অংশগ্রহণের সনদপত্র",
      "এই মর্মে প্রত্যয়ন করা হচ্ছে যে",
      "[({college}) ]{date} তারিখে অনুষ্ঠিত {event}-এ অংশ নিয়েছেন[, {team} টিমে]।",
    ),
    rank: layout(
      "bn",
      "কৃতিত্বের সনদপত্র",
      "এই মর্মে প্রত্যয়ন করা হচ্ছে যে",
      "[({college}) ]{date} তারিখে অনুষ্ঠিত {event}-এ {rank} স্থান পেয়েছেন[, {team} টিমের সঙ্গে]।",
    ),
  },
};

function layout(language: CertificateLanguage, title: string, lead: string, text: string): LayoutTexts {
  return { language, title, lead, text, signatures: [] };
}
