-- An import that found problems keeps the uploaded workbook with its wrong cells marked, for whoever mends it.
-- up
ALTER TABLE import_job ADD COLUMN marked_file_id text REFERENCES stored_file;
COMMENT ON COLUMN import_job.marked_file_id IS 'The uploaded workbook with a column of problems and its wrong cells marked; none when everything is right';
-- down
ALTER TABLE import_job DROP COLUMN marked_file_id;
