// The script of the page that the service worker shows without a network. Reloads the page when the network is back.
// Also shows the team last seen on this device, if the same person is signed in
// (frontend/src/features/teams/last-seen-team.ts).
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
  /**
   * Returns one of the page's texts, in the page's language, with its placeholders filled in.
   * @param {string} id @param {string} which @param {Record<string, string>} [values]
   */
  function words(id, which, values) {
    const said = document.getElementById(id)?.dataset[which] || "";
    return said.replace(/\{(\w+)\}/g, function (_place, /** @type {string} */ name) {
      return values?.[name] ?? "";
    });
  }
  /** @param {string} id @param {Record<string, string>} values */
  function write(id, values) {
    const element = document.getElementById(id);
    if (element) element.textContent = words(id, "text", values);
  }

  /** @typedef {{ name: string, handle: string | null, isLeader: boolean }} Person */
  const user = /** @type {{ userId?: string } | null} */ (stored("user"));
  const team =
    /** @type {{ userId: string, seenAt: string, name: string, event: string, paymentStatus: string, people: Person[] } | null} */ (
      stored("lastTeam")
    );
  if (!user || !team || user.userId !== team.userId) return;
  const seen = new Date(team.seenAt).toLocaleString(document.documentElement.lang + "-u-nu-latn", {
    timeZone: "Asia/Kolkata",
    dateStyle: "medium",
    timeStyle: "short",
  });
  const status = words("team-event", team.paymentStatus) || team.paymentStatus;
  write("team-seen", { when: seen });
  write("team-name", { name: team.name });
  write("team-event", { event: team.event, status: status });
  for (const person of team.people) {
    const item = document.createElement("li");
    item.textContent = person.isLeader ? words("team-people", "leader", { name: person.name }) : person.name;
    if (person.handle) {
      const handle = document.createElement("code");
      handle.textContent = " CF: " + person.handle;
      item.append(handle);
    }
    document.getElementById("team-people")?.append(item);
  }
  document.getElementById("team")?.removeAttribute("hidden");

  // The desk pass (features/checkin/components/team-passes.tsx), shown as an <img> because an <img> runs no scripts,
  // whatever the drawing contains.
  const pass = /** @type {{ userId: string, event: string, name: string, qrSvg: string } | null} */ (
    stored("lastPass")
  );
  const code = document.getElementById("pass-code");
  if (!pass || pass.userId !== user.userId || !(code instanceof HTMLImageElement)) return;
  write("pass-name", { name: pass.name });
  write("pass-event", { event: pass.event });
  code.src = "data:image/svg+xml," + encodeURIComponent(pass.qrSvg);
  document.getElementById("pass")?.removeAttribute("hidden");
})();
