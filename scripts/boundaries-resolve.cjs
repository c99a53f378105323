/** A webpack configuration that lets dependency-cruiser resolve `@contract/…`. */
module.exports = { resolve: { alias: { "@contract": `${__dirname}/../backend/src` } } };
