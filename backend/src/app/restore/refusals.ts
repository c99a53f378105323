export const inUse = (where: string): Error =>
  new Error(
    `Another program has ${where} open. Stop every server and tool that uses the database, then restore again.`,
  );

export const notEmpty = (where: string): Error =>
  new Error(`${where} holds data. To replace the data with the backup, add --replace --yes.`);
