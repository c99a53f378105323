import type { CheckInRepository } from "./check-in.repository.js";

/** Whom the desk let in to an event, for what rests on it. */
export class CheckedInService {
  constructor(private readonly checkIns: CheckInRepository) {}

  /** Who is in one session at least: their memberships, and the names of walk-ins who are in no team. */
  async ofEvent(
    eventId: string,
  ): Promise<{ readonly memberIds: ReadonlySet<string>; readonly walkIns: readonly string[] }> {
    const rows = await this.checkIns.inForce(eventId);
    return {
      memberIds: new Set(rows.flatMap(({ memberId }) => memberId ?? [])),
      walkIns: rows.flatMap(({ name }) => name ?? []),
    };
  }
}
