/** Replaces the addresses of style sheets, pictures and fonts in tests. */
export default "asset";
