/** The script at index n upgrades a database from version n to n + 1. Published scripts never change. */
export const migrations: readonly string[] = [
  // AUTOINCREMENT: the id of a deleted message is never reused.
  `CREATE TABLE message (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at INTEGER NOT NULL,
     form TEXT NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     subject TEXT NOT NULL,
     message TEXT NOT NULL,
     is_read INTEGER NOT NULL DEFAULT 0,
     fingerprint BLOB UNIQUE
   ) STRICT;
   CREATE INDEX message_by_time ON message (received_at);`,

  `CREATE TABLE outbox (
     message_id INTEGER PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX outbox_by_time ON outbox (next_attempt_at);`,
]
