-- Whose rows an import was checked for: it is written for the same body, or not at all.
-- up
ALTER TABLE import_job ADD COLUMN body_id bigint REFERENCES dept;
COMMENT ON COLUMN import_job.body_id IS 'The body of its maker when it was checked; empty in imports from before it was recorded';
-- down
ALTER TABLE import_job DROP COLUMN body_id;
