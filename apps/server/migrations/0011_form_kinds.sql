-- A report is of the form kind of its category: held by the database, and a list of one kind is read from an index.
-- up
ALTER TABLE category ADD CONSTRAINT category_kind UNIQUE (code, form_kind);
UPDATE report SET form_kind = category.form_kind FROM category
WHERE category.code = report.category_code AND report.form_kind <> category.form_kind;
ALTER TABLE report
  ADD CONSTRAINT report_category_kind FOREIGN KEY (category_code, form_kind) REFERENCES category (code, form_kind) ON UPDATE CASCADE,
  DROP CONSTRAINT report_category_code_fkey;
CREATE INDEX report_kind_updated ON report (form_kind, updated_at DESC, id DESC);
CREATE INDEX report_kind_newest ON report (form_kind, issue_date DESC, id DESC) WHERE status <> 'draft';
COMMENT ON COLUMN category.form_kind IS 'Whose parameter forms its reports have; the declared kinds go by the same key';
COMMENT ON COLUMN report.form_kind IS 'The kind of its category, never another';
COMMENT ON COLUMN import_job.form_kind IS 'The kind whose sheet the file is';
-- down
DROP INDEX report_kind_newest, report_kind_updated;
ALTER TABLE report
  ADD CONSTRAINT report_category_code_fkey FOREIGN KEY (category_code) REFERENCES category,
  DROP CONSTRAINT report_category_kind;
ALTER TABLE category DROP CONSTRAINT category_kind;
COMMENT ON COLUMN category.form_kind IS NULL;
COMMENT ON COLUMN report.form_kind IS NULL;
COMMENT ON COLUMN import_job.form_kind IS NULL;
