/** Says why the site cannot start, in as few lines as possible, and ends this process. */
export function cannotStart(error: unknown): never {
  console.error(`The site cannot start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
