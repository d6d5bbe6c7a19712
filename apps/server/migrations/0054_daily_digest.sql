-- The daily summary by e-mail: who has chosen it, when each got the last one, and which messages went by e-mail already.
-- up
CREATE TABLE daily_digest (
  user_id bigint PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  chosen boolean NOT NULL,
  last_at timestamptz
);
COMMENT ON TABLE daily_digest IS 'Who gets the daily summary by e-mail; without a row nobody does';
COMMENT ON COLUMN daily_digest.last_at IS 'When the run began that wrote the last summary: none is written twice for the same day in Shanghai';
ALTER TABLE message ADD COLUMN mailed_at timestamptz;
COMMENT ON COLUMN message.mailed_at IS 'When a letter was written of it, at once or in a daily summary: no message goes by e-mail twice';
-- down
ALTER TABLE message DROP COLUMN mailed_at;
DROP TABLE daily_digest;
