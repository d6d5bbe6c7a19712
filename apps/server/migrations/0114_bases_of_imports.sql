-- Test bases of an import that the dictionary does not list: whoever runs it has compared each with the originals.
-- up
ALTER TABLE import_job ADD COLUMN unlisted_basis text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN import_job.unlisted_basis IS 'Of the good rows that will be published, as the check found them';
-- down
ALTER TABLE import_job DROP COLUMN unlisted_basis;
