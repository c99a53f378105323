/** All texts that may refer to pictures: versions and drafts of content, and events. */
export const TEXTS_WITH_PICTURES = [
  "SELECT id AS `key`, body AS text FROM content_versions WHERE id > ? AND body IS NOT NULL ORDER BY id",
  "SELECT topic AS `key`, body AS text FROM content_drafts WHERE topic > ? ORDER BY topic",
  "SELECT id AS `key`, image AS text FROM events WHERE id > ? ORDER BY id",
];
