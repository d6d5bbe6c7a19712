-- The audit chain, idempotency keys and stored files.
-- up
CREATE TABLE audit (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id bigint,
  actor_name text NOT NULL,
  action text NOT NULL,
  object text NOT NULL DEFAULT '',
  result int NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  ip text NOT NULL,
  trace_id text NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX audit_at ON audit (at);
CREATE INDEX audit_object ON audit (object, id);
CREATE INDEX audit_actor ON audit (actor_id, id);
COMMENT ON TABLE audit IS 'Who did what, in the transaction that did it; hash = HMAC over the row and the hash before';
COMMENT ON COLUMN audit.object IS 'type:id of what was acted on';

CREATE TABLE audit_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  last_id bigint NOT NULL,
  last_hash bytea NOT NULL
);
INSERT INTO audit_head (last_id, last_hash) VALUES (0, '\x00');
COMMENT ON TABLE audit_head IS 'End of the audit chain; locked last before COMMIT';

CREATE TABLE idempotency (
  user_id bigint NOT NULL,
  key text NOT NULL,
  route text NOT NULL,
  request_hash bytea NOT NULL,
  reply jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_created ON idempotency (created_at);
COMMENT ON TABLE idempotency IS 'Answers of writes that may be retried, stored in their transaction, kept for a day';

CREATE TABLE stored_file (
  id text PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  mime text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 text NOT NULL,
  visibility text NOT NULL CHECK (visibility IN ('public', 'private')),
  bound_to text,
  bound_at timestamptz,
  dept_id bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL
);
CREATE INDEX stored_file_bound ON stored_file (bound_to);
CREATE INDEX stored_file_unbound ON stored_file (created_at) WHERE bound_to IS NULL;
COMMENT ON COLUMN stored_file.bound_to IS 'type:id of the record that uses the file; without one it is swept after a day';
-- down
DROP TABLE stored_file, idempotency, audit_head, audit;
