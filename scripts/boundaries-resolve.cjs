/** How dependency-cruiser finds `@contract/…`, in the form it reads (a webpack configuration). */
module.exports = { resolve: { alias: { "@contract": `${__dirname}/../backend/src` } } };
