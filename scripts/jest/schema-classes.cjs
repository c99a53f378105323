const path = require("node:path");

/** @type {{ MetadataStorage: new () => object }} */
const { MetadataStorage } = require(
  path.join(require.resolve("type-graphql"), "../metadata/metadata-storage.js"),
);
const storage = new MetadataStorage();

/** The schema's classes of the sources: the bundle keeps its own, by the same names, in a global one (shared-modules.mjs). */
exports.getMetadataStorage = () => storage;
