const path = require("node:path");

/** @type {{ MetadataStorage: new () => object }} */
const { MetadataStorage } = require(
  path.join(require.resolve("type-graphql"), "../metadata/metadata-storage.js"),
);
const storage = new MetadataStorage();

/**
 * Returns a separate storage for the schema's classes in the sources. Some tests load the bundled server
 * (backend/dist), whose classes have the same names and are in the global storage.
 */
exports.getMetadataStorage = () => storage;
