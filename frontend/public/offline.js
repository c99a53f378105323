// The page that the service worker shows without a network: comes back by itself, and shows the team that was last seen
// on this device, to the person who saw it (frontend/src/features/teams/last-seen-team.ts).
(function () {
  addEventListener("online", function () {
    location.reload();
  });

  /**
   * @param {string} key
   * @returns {unknown}
   */
  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem(key) || "null");
    } catch {
      return null;
    }
  }
  /** @param {string} id @param {string} text */
  function write(id, text) {
    const element = document.getElementById(id);
    if (element) element.textContent = text;
  }

  /** @typedef {{ name: string, handle: string | null, isLeader: boolean }} Person */
  const user = /** @type {{ userId?: string } | null} */ (stored("user"));
  const team =
    /** @type {{ userId: string, seenAt: string, name: string, event: string, paymentStatus: string, people: Person[] } | null} */ (
      stored("lastTeam")
    );
  if (!user || !team || user.userId !== team.userId) return;
  const seen = new Date(team.seenAt).toLocaleString("en-IN", {
    timeZone: "Asia/Kolkata",
    dateStyle: "medium",
    timeStyle: "short",
  });
  write("team-seen", "Last seen on " + seen + " IST. It may have changed since.");
  write("team-name", "Team " + team.name);
  write("team-event", team.event + ". Payment: " + team.paymentStatus);
  for (const person of team.people) {
    const item = document.createElement("li");
    item.textContent = person.name + (person.isLeader ? " (leader)" : "");
    if (person.handle) {
      const handle = document.createElement("code");
      handle.textContent = " CF: " + person.handle;
      item.append(handle);
    }
    document.getElementById("team-people")?.append(item);
  }
  document.getElementById("team")?.removeAttribute("hidden");

  // The pass for the desk (features/checkin/last-pass.ts): an <img> runs no script, whatever the drawing holds.
  const pass = /** @type {{ userId: string, event: string, name: string, qrSvg: string } | null} */ (
    stored("lastPass")
  );
  const code = document.getElementById("pass-code");
  if (!pass || pass.userId !== user.userId || !(code instanceof HTMLImageElement)) return;
  write("pass-name", "Pass of " + pass.name);
  write("pass-event", pass.event + ". Show it at the desk.");
  code.src = "data:image/svg+xml," + encodeURIComponent(pass.qrSvg);
  document.getElementById("pass")?.removeAttribute("hidden");
})();
