const path = require("node:path");

/** @type {{ MetadataStorage: new () => object }} */
const { MetadataStorage } = require(
  path.join(require.resolve("type-graphql"), "../metadata/metadata-storage.js"),
);
const storage = new MetadataStorage();

/**
 * Returns a separate storage for the schema's classes in the sources, because the bundle has classes with the same
 * names in the global storage (shared-modules.mjs).
 */
exports.getMetadataStorage = () => storage;
