-- Processes of the server that are alive, and configuration keys of the running system.
-- up
CREATE TABLE instance (
  id text PRIMARY KEY,
  host text NOT NULL,
  pid int NOT NULL,
  version text NOT NULL,
  pool_max int NOT NULL,
  pool_total int NOT NULL,
  pool_idle int NOT NULL,
  pool_waiting int NOT NULL,
  resident bigint NOT NULL,
  heap bigint NOT NULL,
  loop_ms int NOT NULL,
  log_level text NOT NULL,
  started_at timestamptz NOT NULL,
  beat_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE instance IS 'One row per process of the server, renewed every ten seconds; one that is silent for a minute has died';
COMMENT ON COLUMN instance.loop_ms IS 'Milliseconds by which work was late in the event loop, 99th percentile since the last sign of life';

ALTER TABLE config DROP CONSTRAINT config_class_check, DROP CONSTRAINT config_type_check;
ALTER TABLE config
  ADD CONSTRAINT config_class_check CHECK (class IN ('site', 'office', 'system', 'security')),
  ADD CONSTRAINT config_type_check
    CHECK (type IN ('text', 'pair', 'number', 'yesNo', 'choice', 'colour', 'picture', 'instant'));
-- down
DELETE FROM config WHERE class = 'system' OR type = 'instant';
ALTER TABLE config DROP CONSTRAINT config_class_check, DROP CONSTRAINT config_type_check;
ALTER TABLE config
  ADD CONSTRAINT config_class_check CHECK (class IN ('site', 'office', 'security')),
  ADD CONSTRAINT config_type_check CHECK (type IN ('text', 'pair', 'number', 'yesNo', 'choice', 'colour', 'picture'));
DROP TABLE instance;
