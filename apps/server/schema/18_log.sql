-- The public log: what was published and changed, hash-chained, its end signed.

CREATE TABLE integrity_entry (
  id bigint PRIMARY KEY CHECK (id > 0),
  at timestamptz NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse', 'recall', 'recallLifted', 'renameAhead', 'renameCalledOff')),
  report_id bigint NOT NULL REFERENCES report,
  public_id text NOT NULL,
  certificate_no text NOT NULL,
  version int NOT NULL,
  content_hash text NOT NULL CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  algorithm text NOT NULL,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$')
);
CREATE INDEX integrity_entry_report ON integrity_entry (report_id, id);
COMMENT ON TABLE integrity_entry IS 'One entry per act on a published report, in its transaction; hash covers the entry and the hash before';
COMMENT ON COLUMN integrity_entry.id IS 'From 1 without gaps';
COMMENT ON COLUMN integrity_entry.content_hash IS 'Of the public record as the act left it';
COMMENT ON COLUMN integrity_entry.algorithm IS 'How the record is laid out and both hashes are made';

CREATE TABLE integrity_head (
  one boolean DEFAULT true PRIMARY KEY CHECK (one),
  last_id bigint NOT NULL,
  last_hash text NOT NULL,
  signed_at timestamptz,
  algorithm text,
  key_id text,
  signature text
);
COMMENT ON TABLE integrity_head IS 'Signed end of the log; unsigned only until the first start has taken in what was published before';

INSERT INTO integrity_head (last_id, last_hash) VALUES (0, repeat('0', 64));
