-- What one person has uploaded for records within a day, counted at every upload.
-- up
CREATE INDEX stored_file_uploader ON stored_file (created_by, created_at) WHERE kind NOT IN ('library', 'export');
-- down
DROP INDEX stored_file_uploader;
