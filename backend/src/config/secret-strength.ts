/**
 * Minimum estimated bits of a secret. RFC 7515 section 10.1 asks for 128, but random text may contain repetitions by
 * chance, which lower the estimate.
 */
const ENOUGH_BITS = 112;
/** Bits of a piece that repeats an earlier piece or is a sequence (1234, aaaa). But qwerty counts as a word. */
const PIECE_BITS = 8;
/**
 * Bits of a letter in a word. Shannon estimated 0.6 to 1.3 bits per letter for English. Names and other languages have
 * slightly more.
 */
const LETTER_BITS = 2;
const PIECE_LENGTH = 4;
const SIGN_BITS = 1;
const HEX_BITS = 4;

/**
 * Words that people use in secrets they make up or copy from an example. Random text practically never contains them.
 */
const PLACEHOLDER =
  /secret|passw|change.?(me|this)|replace|example|default|your.?(key|token)|production|jwt.?key/;

/** Digits and signs that people write instead of letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/**
 * Returns whether an attacker might guess a secret, because it looks made up or has fewer than about `ENOUGH_BITS`
 * bits.
 */
export function isGuessable(secret: string): boolean {
  const plain = secret.toLowerCase().replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return PLACEHOLDER.test(plain) || estimatedBits(secret) < ENOUGH_BITS;
}

/**
 * Returns a low estimate of a text's entropy in bits. A random character counts in full. A word's letters count as
 * those of a natural language. A repetition or a sequence counts as one piece.
 */
function estimatedBits(text: string): number {
  const isHex = /^(?=.*[a-f])[0-9a-f]+$/i.test(text);
  const isMixed = [/\d/, /[a-z]/, /[A-Z]/].every((kind) => kind.test(text));
  let bits = 0;
  for (let at = 0; at < text.length;) {
    const piece = Math.max(copyAt(text, at), sequenceAt(text, at));
    const word = isHex ? 0 : wordAt(text, at);
    if (piece >= PIECE_LENGTH && piece >= word) {
      bits += PIECE_BITS;
      at += piece;
    } else if (word >= PIECE_LENGTH) {
      bits += word * LETTER_BITS;
      at += word;
    } else {
      bits += isHex ? HEX_BITS : bitsOf(text.charAt(at), isMixed);
      at++;
    }
  }
  return bits;
}

/**
 * Returns the estimated bits of a character outside words. Punctuation counts little, because it mostly separates words.
 */
function bitsOf(character: string, isMixed: boolean): number {
  if (!/[a-z\d]/i.test(character)) return SIGN_BITS;
  if (isMixed) return Math.log2(26 + 26 + 10);
  return /\d/.test(character) ? Math.log2(10) : Math.log2(26);
}

/** Returns the length of the longest piece at this position that also occurs earlier in the text. */
function copyAt(text: string, at: number): number {
  let length = 0;
  while (
    at + length < text.length &&
    text.slice(0, at + length).indexOf(text.slice(at, at + length + 1)) !== -1
  )
    length++;
  return length;
}

/**
 * Returns the length of the sequence at this position, such as 1234, dcba or aaaa. Each character code differs from the
 * previous one by the same step of -1, 0 or 1.
 */
function sequenceAt(text: string, at: number): number {
  const step = text.charCodeAt(at + 1) - text.charCodeAt(at);
  if (!(Math.abs(step) <= 1)) return 1;
  let length = 1;
  while (text.charCodeAt(at + length) - text.charCodeAt(at + length - 1) === step) length++;
  return length;
}

/** Returns the length of the word-like run of letters at this position. */
function wordAt(text: string, at: number): number {
  return /^(?:[A-Z]?[a-z]+|[A-Z]+)/.exec(text.slice(at))?.[0].length ?? 0;
}
