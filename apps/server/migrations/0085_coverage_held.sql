-- The words on coverage of which the writer has stated that the table holds all they say. Records from before state nothing.
-- up
ALTER TABLE report ADD COLUMN coverage_held text;
COMMENT ON COLUMN report.coverage_held IS 'The coverage text as it was when the writer stated that the table holds all of it; about another text it states nothing';
-- down
ALTER TABLE report DROP COLUMN coverage_held;
