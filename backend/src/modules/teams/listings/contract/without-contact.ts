/**
 * One line that names no way to reach somebody: no address or account (`@`), no link (`//`, `www.`, a host's name), no telephone
 * number of seven digits or more, however grouped. "C/C++", "9.30 am" and "3.5 years" are none. As `harmlessName` does
 * for mails; here it is refused, as its author can say it in another way.
 */
export const WITHOUT_CONTACT =
  /^(?!.*(?:[@＠]|\/\/|\bwww\b|[\p{L}\p{N}-]+[.。．｡][\p{L}]{2,}|\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){6,})).*$/u;
