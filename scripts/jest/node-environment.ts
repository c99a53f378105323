import { TestEnvironment } from "jest-environment-node";
import { endContextStorages } from "./context-storages.cjs";

/** Jest's own, which leaves nothing behind that slows the next file down. */
export default class NodeEnvironment extends TestEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    endContextStorages();
  }
}
