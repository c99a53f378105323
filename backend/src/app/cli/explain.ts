import { SchemaError } from "../../kernel/db/schema-error.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { toDomainError } from "../../kernel/errors/to-domain-error.js";
import { BucketFault } from "../backup/bucket-faults.js";
import { FolderFault } from "../backup/folder-faults.js";
import { CommandError, UsageError } from "./command.js";

/** Returns one line that a person can act on; for a bug of the program, the whole stack. */
export function explain(error: unknown): string {
  if ([UsageError, CommandError, SchemaError, FolderFault, BucketFault].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof DomainError) return withFields(error);
  const { code } = toDomainError(error);
  const message = error instanceof Error ? error.message : String(error);
  if (code === "UNAVAILABLE") return `The database cannot be reached: ${message}`;
  const isOurs = error instanceof Error && error.constructor === Error;
  return isOurs || !(error instanceof Error) ? message : (error.stack ?? message);
}

function withFields({ message, fields }: DomainError): string {
  return fields ? Object.values(fields).join("\n") : message;
}
