const path = require("node:path");

/** @type {{ MetadataStorage: new () => object }} */
const { MetadataStorage } = require(
  path.join(require.resolve("type-graphql"), "../metadata/metadata-storage.js"),
);
const storage = new MetadataStorage();

/**
 * Returns the storage for the schema's classes in the sources. The bundle keeps its classes, with the same names, in a
 * global storage (shared-modules.mjs).
 */
exports.getMetadataStorage = () => storage;
