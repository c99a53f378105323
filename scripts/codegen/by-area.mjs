/**
 * A graphql-codegen preset: one file for the documents of each feature (`features/teams.ts`) and of each part of
 * `shared` (`shared/session.ts`). A single file would be a megabyte, which every tool and every signed-in user would
 * have to load.
 */
import { relative } from "node:path";
import { Kind } from "graphql";
import { ROOT } from "../lib/paths.mjs";
import { fragmentsOf, usedBy } from "./fragments.mjs";

/** @typedef {import("@graphql-codegen/plugin-helpers").Types.DocumentFile} DocumentFile */

const AREA = /^frontend\/src\/((?:features|shared)\/[^/]+)\//;

/**
 * Returns the name of the generated file that holds a document, without its ending.
 * @param {DocumentFile} document
 * @throws {Error} for a document outside features and shared
 */
export function areaOf({ location = "" }) {
  const path = relative(ROOT, location).replaceAll("\\", "/");
  const [, area] = AREA.exec(path) ?? [];
  if (!area) throw new Error(`${path}: documents are in frontend/src/features or frontend/src/shared.`);
  return area;
}

/** @type {import("@graphql-codegen/plugin-helpers").Types.OutputPreset} */
export const preset = {
  buildGeneratesSection({ baseOutputDir, documents, config, ...options }) {
    const areas = [...new Set(documents.map(areaOf))];
    const fragments = fragmentsOf(documents);
    return areas.map((area) => {
      const own = documents.filter((document) => areaOf(document) === area);
      return {
        ...options,
        filename: `${baseOutputDir}${area}.ts`,
        documents: [...own, { document: { kind: Kind.DOCUMENT, definitions: foreign(own, fragments) } }],
        config,
      };
    });
  },
};

/**
 * Returns the fragments of other areas that these documents use. These fragments become part of the area's file, so
 * that the file imports no other area.
 * @param {DocumentFile[]} documents @param {Map<string, import("./fragments.mjs").Fragment>} fragments
 */
function foreign(documents, fragments) {
  const own = fragmentsOf(documents);
  const used = documents.flatMap(({ document }) => (document ? [...usedBy(document, fragments)] : []));
  return [...new Set(used)].filter(({ name }) => !own.has(name.value));
}
