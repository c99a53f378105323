import graphql from "@graphql-eslint/eslint-plugin";
import { defineConfig } from "eslint/config";

const DOCUMENTS = ["frontend/src/**/*.graphql"];

/** Lints the GraphQL schema and documents. oxlint lints the code (oxlint.config.ts). */
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
      // The specification spells the states of payments and events in lower case. Payloads need no id.
      "@graphql-eslint/naming-convention": "off",
      "@graphql-eslint/strict-id-in-types": "off",
      // No field has the type ErrorCode, because errors are separate from the data (app/graphql/error-codes.ts).
      "@graphql-eslint/no-unreachable-types": "off",
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          // type-graphql cannot describe the root types. A mutation's only argument has a described input type.
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
