/** Each brings the database from the version that is its index to the next. A published one is never changed. */
export const migrations: readonly string[] = [
  // Ids are never used twice: one that was deleted must not come to mean another message.
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
