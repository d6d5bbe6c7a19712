-- What people follow: certificates, and manufacturers by their credit code or, where they have none, by their name.
-- up
CREATE TABLE follow (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  report_id bigint REFERENCES report,
  credit_code text,
  maker_name text,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT follow_one CHECK (
    report_id IS NOT NULL AND maker_name IS NULL AND credit_code IS NULL
    OR report_id IS NULL AND maker_name IS NOT NULL
  )
);
CREATE UNIQUE INDEX follow_report ON follow (report_id, user_id) WHERE report_id IS NOT NULL;
CREATE UNIQUE INDEX follow_code ON follow (credit_code, user_id) WHERE credit_code IS NOT NULL;
CREATE UNIQUE INDEX follow_name ON follow (maker_name, user_id) WHERE report_id IS NULL AND credit_code IS NULL;
CREATE INDEX follow_user ON follow (user_id, id DESC);
COMMENT ON TABLE follow IS 'Certificates and manufacturers that people want to be told of';
COMMENT ON COLUMN follow.maker_name IS 'The manufacturer as it was called when it was followed; without a credit code it says who is meant';
-- down
DROP TABLE follow;
