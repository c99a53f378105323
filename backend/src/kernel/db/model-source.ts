import { DataSource, type EntityMetadata } from "typeorm";

/** The cached metadata, by list of entities and type of driver. */
const WORKED_OUT = new WeakMap<object, Map<string, readonly EntityMetadata[]>>();

/**
 * A TypeORM data source that keeps the result of evaluating the entities' decorators for later data sources of this
 * process with the same entities and driver. The evaluation takes as long as all other steps of opening a data source
 * together, and each database has two data sources with entities: one for reading and one for writing.
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
    await super.buildMetadatas(); // builds only the migrations
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
