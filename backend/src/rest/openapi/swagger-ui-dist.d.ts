declare module "swagger-ui-dist/absolute-path.js" {
  /** The folder of the package, where the browser's files are. */
  export default function getAbsoluteFSPath(): string;
}
