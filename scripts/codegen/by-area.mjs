/**
 * A graphql-codegen preset: one file for the documents of each feature (`features/teams.ts`) and of each part of
 * `shared` (`shared/session.ts`). A single file would be a megabyte, which every tool and every signed-in user would
 * have to load.
 */
import { relative } from "node:path";
import { Kind, visit } from "graphql";
import { ROOT } from "../lib/paths.mjs";

/** @typedef {import("@graphql-codegen/plugin-helpers").Types.DocumentFile} DocumentFile */
/** @typedef {import("graphql").FragmentDefinitionNode} Fragment */

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
    const fragments = new Map(fragmentsOf(documents).map((fragment) => [fragment.name.value, fragment]));
    return areas.map((area) => {
      const own = documents.filter((document) => areaOf(document) === area);
      return {
        ...options,
        filename: `${baseOutputDir}${area}.ts`,
        documents: own,
        config: { ...config, externalFragments: foreign(own, fragments) },
      };
    });
  },
};

/** @param {DocumentFile[]} documents */
function fragmentsOf(documents) {
  return documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [definition] : []));
}

/**
 * Lists the fragments of other areas that these documents use, directly or through other fragments. The listed
 * fragments become part of the documents, so that nothing has to be imported.
 * @param {DocumentFile[]} documents @param {Map<string, Fragment>} fragments
 */
function foreign(documents, fragments) {
  const own = new Set(fragmentsOf(documents).map(({ name }) => name.value));
  /** @type {Set<Fragment>} */
  const used = new Set();
  /** @param {import("graphql").ASTNode} node */
  const collect = (node) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  for (const { document } of documents) if (document) collect(document);
  return [...used]
    .filter(({ name }) => !own.has(name.value))
    .map((node) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      isExternal: true,
      importFrom: null,
    }));
}
