-- Runs of checks of what is stored, with their outcome; one of a kind at a time, across instances.
-- up
CREATE TABLE check_run (
  id text PRIMARY KEY,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  done int NOT NULL DEFAULT 0,
  total int,
  first_id bigint,
  first_at timestamptz,
  last_id bigint,
  last_at timestamptz,
  archives int NOT NULL DEFAULT 0,
  finding_count int NOT NULL DEFAULT 0,
  findings jsonb NOT NULL DEFAULT '[]',
  failure_zh text NOT NULL DEFAULT '',
  failure_en text NOT NULL DEFAULT '',
  beat_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint REFERENCES app_user,
  finished_at timestamptz
);
CREATE UNIQUE INDEX check_run_under_way ON check_run (kind) WHERE state IN ('waiting', 'running');
CREATE INDEX check_run_newest ON check_run (kind, created_at DESC);
COMMENT ON TABLE check_run IS 'Checks of what is stored, one of a kind at a time';
COMMENT ON COLUMN check_run.findings IS 'The first of them, as kind and where; all are counted in finding_count';
COMMENT ON COLUMN check_run.created_by IS 'Who asked; null when the register started the check by itself';
-- down
DROP TABLE check_run;
