-- Back-ups that the product made, and trial restores of them, for the page of the system's state.
-- up
CREATE TABLE backup (
  name text PRIMARY KEY,
  folder text NOT NULL,
  host text NOT NULL,
  begun_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  -- Null where the database is backed up by its own means.
  wal_start text,
  timeline int,
  bytes bigint NOT NULL,
  files int NOT NULL,
  log_size bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX backup_ended ON backup (ended_at DESC);
COMMENT ON TABLE backup IS 'Back-ups made with npm run backup; a restored register knows those from before it alone';
COMMENT ON COLUMN backup.folder IS 'Where it was written, as the machine named it; never shown';
COMMENT ON COLUMN backup.host IS 'The machine that knows the folder by that name';
COMMENT ON COLUMN backup.wal_start IS 'Of the log of writes nothing from before this is needed to restore it';
CREATE TABLE backup_drill (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  backup text NOT NULL,
  target_at timestamptz,
  at timestamptz NOT NULL DEFAULT now(),
  seconds int NOT NULL,
  findings int NOT NULL,
  is_good boolean NOT NULL,
  text_zh text NOT NULL,
  text_en text NOT NULL
);
CREATE INDEX backup_drill_at ON backup_drill (at DESC);
COMMENT ON TABLE backup_drill IS 'Trial restores: a back-up was restored next to the register, checked and removed';
COMMENT ON COLUMN backup_drill.target_at IS 'The second it was restored to; null for all that there was';
-- down
DROP TABLE backup_drill;
DROP TABLE backup;
