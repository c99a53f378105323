/** The address that replaces those of style sheets, pictures and fonts in tests. */
export default "asset";
