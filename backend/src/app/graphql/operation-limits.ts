import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

/**
 * Limits of one operation. All except `mutationFields` are well above what the site needs: its deepest query has 5
 * levels, and none has more than 4 aliases.
 */
export const OPERATION_LIMITS = {
  depth: 10,
  aliases: 15,
  directives: 20,
  mutationFields: 1,
  tokens: 1500,
} as const;

/**
 * Refuses operations that are too deep or repeat too much. A mutation may have only one field. Otherwise one request
 * could try many passwords or codes, but would count only once towards the rate limits.
 */
export const operationLimits: ValidationRule = (context: ValidationContext): ASTVisitor => {
  let depth = 0;
  const counts = { aliases: 0, directives: 0 };
  const refuse = (what: string): void => {
    context.reportError(new GraphQLError(`This operation has too many ${what}.`));
  };
  return {
    OperationDefinition(node) {
      const fields = node.selectionSet.selections;
      if (node.operation !== OperationTypeNode.MUTATION) return;
      // The field must be directly in the operation, since a fragment could contain any number of fields.
      if (fields.length > OPERATION_LIMITS.mutationFields || fields.some(({ kind }) => kind !== Kind.FIELD))
        refuse("mutations");
    },
    SelectionSet: {
      enter() {
        if (++depth === OPERATION_LIMITS.depth + 1) refuse("levels");
      },
      leave() {
        depth--;
      },
    },
    Field(node) {
      if (node.alias && ++counts.aliases === OPERATION_LIMITS.aliases + 1) refuse("aliases");
    },
    Directive() {
      if (++counts.directives === OPERATION_LIMITS.directives + 1) refuse("directives");
    },
  };
};
