-- The Merkle tree over the public log: its hashes in tiles, and the last checkpoint that was published.
-- beside: 0160_public_notices_count.sql
-- up
CREATE TABLE log_tile (
  level int NOT NULL CHECK (level >= 0 AND level <= 7),
  at bigint NOT NULL CHECK (at >= 0),
  hashes bytea NOT NULL CHECK (length(hashes) > 0 AND length(hashes) <= 8192 AND length(hashes) % 32 = 0),
  PRIMARY KEY (level, at)
);
-- Hashes cannot be made smaller.
ALTER TABLE log_tile ALTER COLUMN hashes SET STORAGE EXTERNAL;
COMMENT ON TABLE log_tile IS 'Hashes of the tree over the public log, 256 of a level in a row; the last row of a level may have fewer';
COMMENT ON COLUMN log_tile.level IS '0: hashes of entries; each further one: of whole tiles of the level below';
CREATE TABLE log_tree (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  grown bigint NOT NULL DEFAULT 0 CHECK (grown >= 0),
  origin text,
  size bigint,
  root bytea,
  note text,
  key_id text,
  signed_at timestamptz,
  CHECK (size <= grown),
  CHECK (num_nulls(origin, size, root, note, key_id, signed_at) IN (0, 6))
);
COMMENT ON TABLE log_tree IS 'How far the tree has grown, and its last published checkpoint';
COMMENT ON COLUMN log_tree.grown IS 'Entries whose hashes are in the tiles';
COMMENT ON COLUMN log_tree.origin IS 'The name of the log; it stays when the address of the register changes';
COMMENT ON COLUMN log_tree.note IS 'The signed checkpoint as it is served';
INSERT INTO log_tree DEFAULT VALUES;
CREATE TABLE log_witness (
  key text PRIMARY KEY,
  size bigint NOT NULL,
  signature text NOT NULL,
  signed_at timestamptz NOT NULL
);
COMMENT ON TABLE log_witness IS 'The last checkpoint that each witness has signed';
COMMENT ON COLUMN log_witness.key IS 'Its name, id and key, as signed notes write one';
COMMENT ON COLUMN log_witness.signature IS 'Its line below the checkpoint';
-- down
DROP TABLE log_witness;
DROP TABLE log_tree;
DROP TABLE log_tile;
