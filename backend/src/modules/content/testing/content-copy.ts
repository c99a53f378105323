import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROJECT = join(__dirname, "../../../../..");

/** A copy of the project's content files that a test may change. Artwork is left out. */
export class ContentCopy {
  readonly root = mkdtempSync(join(tmpdir(), "club-content-"));

  constructor() {
    cpSync(join(PROJECT, "frontend/content"), this.path(""), { recursive: true });
  }

  /** Sets the value at a position such as `testimonials[3].feedback`. Undefined removes the field. */
  set(file: string, place: string, value: unknown): void {
    const content = JSON.parse(readFileSync(this.path(file), "utf8")) as object;
    const steps = place.match(/\w+/g) ?? [];
    const last = steps.pop() ?? "";
    const record = steps.reduce((inner, step) => Reflect.get(inner, step) as object, content);
    Reflect.set(record, last, value); // JSON omits undefined fields
    this.write(file, JSON.stringify(content));
  }

  write(file: string, content: string | Buffer): void {
    writeFileSync(this.path(file), content);
  }

  remove(file: string): void {
    rmSync(this.path(file), { recursive: true });
  }

  dispose(): void {
    rmSync(this.root, { recursive: true });
  }

  private path(file: string): string {
    return join(this.root, "frontend/content", file);
  }
}
