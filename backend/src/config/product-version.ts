import project from "../../../package.json" with { type: "json" };

/** The version of the product. */
export const PRODUCT_VERSION: string = project.version;
