-- A record whose days contradict each other says why.
-- up
ALTER TABLE report ADD COLUMN date_note text;
COMMENT ON COLUMN report.date_note IS 'Why days of the record are in an unusual order, such as a test before the application of its number';
-- down
ALTER TABLE report DROP COLUMN date_note;
