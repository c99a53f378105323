import { DataSource, type EntityMetadata } from "typeorm";

/** What was worked out so far, by list of entities and type of driver. */
const WORKED_OUT = new WeakMap<object, Map<string, readonly EntityMetadata[]>>();

/**
 * TypeORM's connection, which works out what the decorators of the entities mean once for all connections of a process with
 * the same list of entities and the same driver: that takes as long as everything else of opening one, and each database has
 * two that have entities. It depends on nothing else that differs between them.
 */
export class ModelSource extends DataSource {
  protected override async buildMetadatas(): Promise<void> {
    const { options } = this;
    const byDriver = workedOutFor(options.entities ?? []);
    const known = byDriver.get(options.type);
    if (known === undefined) {
      await super.buildMetadatas();
      byDriver.set(options.type, this.entityMetadatas);
      return;
    }
    Object.assign(this, { options: { ...options, entities: [] } });
    await super.buildMetadatas(); // the migrations
    const entityMetadatasMap = new Map(known.map((metadata) => [metadata.target, metadata]));
    Object.assign(this, { options, entityMetadatas: known, entityMetadatasMap });
  }
}

function workedOutFor(entities: object): Map<string, readonly EntityMetadata[]> {
  const cached = WORKED_OUT.get(entities);
  if (cached) return cached;
  const none = new Map<string, readonly EntityMetadata[]>();
  WORKED_OUT.set(entities, none);
  return none;
}
