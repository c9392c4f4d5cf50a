/** The script at index n upgrades a database from version n to n + 1. Published scripts never change. */
export const migrations: readonly string[] = [
  // The rate limits contain addresses: an unlogged table stays out of the write-ahead log and its archives.
  `CREATE TABLE textwright.message (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     received_at timestamptz NOT NULL,
     form text NOT NULL,
     name text NOT NULL,
     email text NOT NULL,
     subject text NOT NULL,
     message text NOT NULL,
     is_read boolean NOT NULL DEFAULT false,
     fingerprint bytea UNIQUE
   );
   CREATE INDEX message_by_time ON textwright.message (received_at);

   CREATE TABLE textwright.outbox (
     message_id bigint PRIMARY KEY REFERENCES textwright.message ON DELETE CASCADE,
     attempts integer NOT NULL DEFAULT 0,
     next_attempt_at timestamptz NOT NULL
   );
   CREATE INDEX outbox_by_time ON textwright.outbox (next_attempt_at);

   CREATE UNLOGGED TABLE textwright.rate_limit (
     key varchar(255) PRIMARY KEY,
     points integer NOT NULL,
     expire bigint
   );`,
]
