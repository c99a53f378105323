import { getMetadataStorage } from "type-graphql";
import { isPermission } from "../../kernel/contract/access.js";

/**
 * Guards each operation that the table of rights has (kernel/contract/access.ts) by the right of its own name, as
 * `@Authorized` would. Call it before the schema is built; further calls change nothing.
 */
export function guardByName(): void {
  const storage = getMetadataStorage();
  const { queries, mutations, subscriptions, authorizedFields } = storage;
  for (const { target, methodName, schemaName } of [...queries, ...mutations, ...subscriptions]) {
    const isGuarded = authorizedFields.some(
      (field) => field.target === target && field.fieldName === methodName,
    );
    if (isPermission(schemaName) && !isGuarded)
      storage.collectAuthorizedFieldMetadata({ target, fieldName: methodName, roles: [schemaName] });
  }
}
