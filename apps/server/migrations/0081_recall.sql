-- Recalls of a part of the products under one certificate: by their serial numbers, their dates of manufacture, or both.
-- up
CREATE TABLE recall (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  serial_from text,
  serial_to text,
  made_from date,
  made_to date,
  reason text NOT NULL,
  announced_on date NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user,
  at timestamptz NOT NULL DEFAULT now(),
  lifted_on date,
  lifted_reason text,
  lifted_by bigint REFERENCES app_user,
  CHECK (serial_from IS NOT NULL OR made_from IS NOT NULL OR made_to IS NOT NULL),
  CHECK ((lifted_on IS NULL) = (lifted_reason IS NULL))
);
CREATE INDEX recall_report ON recall (report_id, id);
COMMENT ON TABLE recall IS 'A notice on the products of one certificate within a range, shown on its page and asked for in the coverage check; lifted by an act, never edited';
COMMENT ON COLUMN recall.serial_to IS 'Nothing where one single product is meant';
-- down
DROP TABLE recall;
