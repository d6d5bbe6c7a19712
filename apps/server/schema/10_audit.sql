-- The audit: who did what, hash-chained; its archives, and the checks of it.

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
CREATE INDEX audit_day ON audit ((((at AT TIME ZONE 'Asia/Shanghai'))::date), id);
CREATE INDEX audit_ip ON audit (ip text_pattern_ops);
CREATE INDEX audit_action ON audit (action, id);
CREATE INDEX audit_kind ON audit (split_part(object, ':', 1), id);
CREATE INDEX audit_refused ON audit (id) WHERE result <> 200;
COMMENT ON TABLE audit IS 'Who did what, in the transaction that did it; hash = HMAC over the row and the hash before';
COMMENT ON COLUMN audit.object IS 'type:id of what was acted on';

CREATE TABLE audit_head (
  one boolean DEFAULT true PRIMARY KEY CHECK (one),
  last_id bigint NOT NULL,
  last_hash bytea NOT NULL
);
COMMENT ON TABLE audit_head IS 'End of the audit chain; locked last before COMMIT';

CREATE TABLE audit_archive (
  id text PRIMARY KEY,
  month text NOT NULL UNIQUE CHECK (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  first_id bigint NOT NULL CHECK (first_id >= 1),
  last_id bigint NOT NULL,
  hash_before bytea,
  hash_last bytea,
  file_id text REFERENCES stored_file,
  removed_at timestamptz,
  job_id text REFERENCES job ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint REFERENCES app_user,
  CONSTRAINT audit_archive_check CHECK (last_id >= first_id),
  CONSTRAINT audit_archive_made CHECK (file_id IS NULL OR (hash_before IS NOT NULL AND hash_last IS NOT NULL)),
  CONSTRAINT audit_archive_removed CHECK (removed_at IS NULL OR file_id IS NOT NULL)
);
CREATE INDEX audit_archive_job ON audit_archive (job_id);
COMMENT ON TABLE audit_archive IS 'A month of the audit as a file: the rows first_id to last_id, each with its hash';
COMMENT ON COLUMN audit_archive.file_id IS 'Null until it is made';
COMMENT ON COLUMN audit_archive.created_by IS 'Null: the register itself';
COMMENT ON COLUMN audit_archive.removed_at IS 'Since when its rows stand in the file alone; set by the operator''s command, never by the app';
COMMENT ON COLUMN audit_archive.job_id IS 'The job that makes it, with the other months of its order';

CREATE TABLE check_run (
  job_id text PRIMARY KEY REFERENCES job ON DELETE CASCADE,
  first_id bigint,
  first_at timestamptz,
  last_id bigint,
  last_at timestamptz,
  archives int NOT NULL DEFAULT 0,
  finding_count int NOT NULL DEFAULT 0,
  findings jsonb NOT NULL DEFAULT '[]'
);
COMMENT ON TABLE check_run IS 'What checks of the audit looked at and found, once they are over';
COMMENT ON COLUMN check_run.findings IS 'The first of them, as kind and where; all are counted in finding_count';

INSERT INTO audit_head (last_id, last_hash) VALUES (0, '\x00');
