-- What a person should know of an uploaded sheet before importing it: hidden rows that were left out, cells of merged areas.
-- up
ALTER TABLE import_job ADD COLUMN notes jsonb NOT NULL DEFAULT '[]';
COMMENT ON COLUMN import_job.notes IS 'What the check tells of the sheet as a whole, in the language of its asker: hidden rows that were left out, cells filled from merged areas';
-- down
ALTER TABLE import_job DROP COLUMN notes;
