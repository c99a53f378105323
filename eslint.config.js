import graphql from "@graphql-eslint/eslint-plugin";
import { defineConfig } from "eslint/config";

const DOCUMENTS = ["frontend/src/**/*.graphql"];

/** The schema and the documents. Code is linted by oxlint (oxlint.config.ts). */
export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.graphql"],
    plugins: { "@graphql-eslint": graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: "./schema.graphql", documents: DOCUMENTS } },
    },
  },
  {
    files: ["schema.graphql"],
    rules: {
      ...graphql.configs["flat/schema-recommended"].rules,
      // Payment and event states are written as the specification writes them; payloads are not entities.
      "@graphql-eslint/naming-convention": "off",
      "@graphql-eslint/strict-id-in-types": "off",
      // ErrorCode is no field's: it lists what errors have beside the data (app/graphql/error-codes.ts).
      "@graphql-eslint/no-unreachable-types": "off",
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          // The roots cannot have one in type-graphql, and every mutation's only argument is its described input.
          ignoredSelectors: [
            "ObjectTypeDefinition[name.value=/^(Query|Mutation|Subscription)$/]",
            "InputValueDefinition[name.value=input]",
          ],
        },
      ],
    },
  },
  {
    files: DOCUMENTS,
    rules: {
      ...graphql.configs["flat/operations-recommended"].rules,
      "@graphql-eslint/lone-executable-definition": "error",
      "@graphql-eslint/match-document-filename": [
        "error",
        {
          fileExtension: ".graphql",
          query: "kebab-case",
          mutation: "kebab-case",
          fragment: "kebab-case",
        },
      ],
    },
  },
);
