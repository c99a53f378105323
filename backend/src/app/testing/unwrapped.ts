/** Returns a page's lines with each item of its lists on one line, wherever Prettier wraps it. */
export const unwrapped = (page: string): string[] => page.replace(/\n +(?=\S)/g, " ").split("\n");
