/** Replaces a style sheet, picture or font in tests: its address. */
export default "asset";
