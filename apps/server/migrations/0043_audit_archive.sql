-- Archives of the audit: one file for each month that is over, so that its rows may leave the table and the chain stays checkable.
-- up
CREATE TABLE audit_archive (
  id text PRIMARY KEY,
  month text NOT NULL UNIQUE CHECK (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  done int NOT NULL DEFAULT 0,
  total int NOT NULL,
  first_id bigint NOT NULL CHECK (first_id >= 1),
  last_id bigint NOT NULL CHECK (last_id >= first_id),
  hash_before bytea,
  hash_last bytea,
  file_id text REFERENCES stored_file,
  failure_zh text NOT NULL DEFAULT '',
  failure_en text NOT NULL DEFAULT '',
  beat_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  removed_at timestamptz,
  CHECK ((state = 'done') = (file_id IS NOT NULL AND hash_before IS NOT NULL AND hash_last IS NOT NULL)),
  CHECK (removed_at IS NULL OR state = 'done')
);
COMMENT ON TABLE audit_archive IS 'A month of the audit as a file: the rows first_id to last_id, each with its hash';
COMMENT ON COLUMN audit_archive.removed_at IS 'Since when its rows stand in the file alone; set by the operator''s command, never by the app';
-- What the register makes is no upload of the person who asked for it.
DROP INDEX stored_file_uploader;
CREATE INDEX stored_file_uploader ON stored_file (created_by, created_at) WHERE kind NOT IN ('library', 'export', 'auditArchive');
-- down
DROP INDEX stored_file_uploader;
CREATE INDEX stored_file_uploader ON stored_file (created_by, created_at) WHERE kind NOT IN ('library', 'export');
DROP TABLE audit_archive;
DELETE FROM stored_file WHERE kind = 'auditArchive';
