-- Logs of this register that ended because another began anew: announced for ever.
-- beside: 0160_public_notices_count.sql
-- up
CREATE TABLE former_log (
  successor int PRIMARY KEY CHECK (successor > 1),
  origin text NOT NULL UNIQUE,
  verifier_key text NOT NULL,
  size bigint NOT NULL CHECK (size >= 0),
  root text,
  kept bigint NOT NULL CHECK (kept >= 0),
  reason_zh text NOT NULL,
  reason_en text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE former_log IS 'Logs of this register that ended because another began anew';
COMMENT ON COLUMN former_log.successor IS 'The number of the log that followed: the first one was 1';
COMMENT ON COLUMN former_log.origin IS 'The name of the log that ended';
COMMENT ON COLUMN former_log.verifier_key IS 'The key of its checkpoints, as signed notes write one';
COMMENT ON COLUMN former_log.size IS 'How many of its entries the public has seen, as far as is known';
COMMENT ON COLUMN former_log.root IS 'The root of the tree over them in base 64; null where it is not known';
COMMENT ON COLUMN former_log.kept IS 'With how many of its entries the log that followed begins';
-- down
DROP TABLE former_log;
