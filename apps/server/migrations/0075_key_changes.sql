-- Changes of the register's key are on record for everyone, because from each of them on another key signs the public log.
-- up
CREATE TABLE key_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  from_key_id text NOT NULL,
  to_key_id text NOT NULL
);
COMMENT ON TABLE key_change IS 'A key that was lost for good, and the one that took its place; short names of the keys that sign the public log';
-- down
DROP TABLE key_change;
