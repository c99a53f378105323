export const inUse = (where: string): Error =>
  new Error(`Another program has ${where} open: stop every server and tool that uses it, then restore.`);

export const notEmpty = (where: string): Error =>
  new Error(`${where} holds data. To put the backup in its place: --replace --yes`);
