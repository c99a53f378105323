/** A webpack configuration with which dependency-cruiser resolves `@contract/…`. */
module.exports = { resolve: { alias: { "@contract": `${__dirname}/../backend/src` } } };
