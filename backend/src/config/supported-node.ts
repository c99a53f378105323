import project from "../../../package.json" with { type: "json" };

/**
 * The oldest Node.js that the SQLite driver's binary works with. An older version would exit without an error message.
 */
const oldest = project.engines.node.replace(/^\D+/, "");

const [oldestMajor = 0, oldestMinor = 0] = oldest.split(".").map(Number);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(
    `This needs Node.js ${oldest} or newer; this is ${process.versions.node}. npm's scripts (\`npm start\`, \`npm test\`) fetch one by themselves.`,
  );
  process.exit(1);
}
