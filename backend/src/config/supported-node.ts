/** The oldest Node.js that the SQLite driver's binary works with: on an older one it would end the process without a word. */
const OLDEST = [22, 15] as const;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `The site needs Node.js ${OLDEST.join(".")} or newer; this is ${process.versions.node}. \`npm start\` fetches one by itself.`,
  );
  process.exit(1);
}
