-- Who reported an error, as far as it is known, so that strangers cannot close a record for others.
-- up
ALTER TABLE error_report
  ADD COLUMN reporter_id bigint REFERENCES app_user,
  ADD COLUMN from_mark bytea,
  ADD COLUMN set_aside_at timestamptz;
COMMENT ON COLUMN error_report.reporter_id IS 'The account that reported it; none where the reporter had not signed in';
COMMENT ON COLUMN error_report.from_mark IS 'Keyed hash of the address it came from, which only serves to count; erased with the contact';
COMMENT ON COLUMN error_report.set_aside_at IS 'When it gave way to newer ones of the same record: it stays, behind all others, and does not count any more';
CREATE INDEX error_report_from ON error_report (from_mark, created_at) WHERE from_mark IS NOT NULL;
CREATE INDEX error_report_reporter ON error_report (reporter_id, created_at) WHERE reporter_id IS NOT NULL;
-- down
ALTER TABLE error_report DROP COLUMN reporter_id, DROP COLUMN from_mark, DROP COLUMN set_aside_at;
