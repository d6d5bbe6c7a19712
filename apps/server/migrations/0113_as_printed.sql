-- What a paper prints that had no place: the state of the sample, the words of its conclusion, what it leaves out, and its figures as they are written.
-- up
ALTER TABLE report
  ADD COLUMN sample_state text,
  ADD COLUMN conclusion_printed text,
  ADD COLUMN unstated text[] NOT NULL DEFAULT '{}',
  ADD COLUMN as_printed jsonb NOT NULL DEFAULT '{}';
COMMENT ON COLUMN report.unstated IS 'Keys of empty fields of which the writer states that the original does not give them';
COMMENT ON COLUMN report.as_printed IS 'Numbers as the original writes them, by the key of their parameter, where that differs from the number (2.60)';
-- down
ALTER TABLE report DROP COLUMN as_printed, DROP COLUMN unstated, DROP COLUMN conclusion_printed, DROP COLUMN sample_state;
