-- Search texts know body, category, form kind and standing of their reports, so that the indexes of one table narrow by a keyword and by these filters together.
-- up
SET LOCAL maintenance_work_mem = '256MB';
-- Written anew: filling columns of the old one would write every entry of its index twice. Some two minutes for a million.
CREATE TABLE report_search_anew (LIKE report_search INCLUDING COMMENTS);
ALTER TABLE report_search_anew ADD COLUMN body_id bigint, ADD COLUMN category_code text, ADD COLUMN form_kind text,
  ADD COLUMN status text, ADD COLUMN valid_to date;
INSERT INTO report_search_anew
  SELECT s.*, report.body_id, report.category_code, report.form_kind, report.status, report.valid_to
  FROM report_search s LEFT JOIN report ON report.id = s.report_id ORDER BY s.report_id;
DROP TABLE report_search;
ALTER TABLE report_search_anew RENAME TO report_search;
ALTER TABLE report_search
  ADD CONSTRAINT report_search_pkey PRIMARY KEY (report_id),
  ADD CONSTRAINT report_search_report_id_fkey FOREIGN KEY (report_id) REFERENCES report(id) ON DELETE CASCADE;
COMMENT ON TABLE report_search IS 'Folded numbers, names (former ones too), product and model of each report, joined by line breaks; and what a search is filtered by';
COMMENT ON COLUMN report_search.body_id IS 'As the report has it; so are the columns that follow. The database keeps them in step';

CREATE INDEX report_search_grams ON report_search USING gin (search_grams(body_text, issue_date)) WITH (fastupdate = off);
-- The ten times as many most common grams are counted; what is not among them is rare.
ALTER INDEX report_search_grams ALTER COLUMN 1 SET STATISTICS 400;
CREATE INDEX report_search_newest ON report_search (issue_date DESC, report_id DESC) WHERE issue_date IS NOT NULL;
CREATE INDEX report_search_body ON report_search (body_id);
CREATE INDEX report_search_category ON report_search (category_code);
CREATE INDEX report_search_kind ON report_search (form_kind);
CREATE INDEX report_search_ends ON report_search (valid_to) WHERE status = 'published' AND valid_to IS NOT NULL;
CREATE INDEX report_search_stopped ON report_search (status) WHERE status IN ('suspended', 'revoked');

CREATE FUNCTION fill_report_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT report.body_id, report.category_code, report.form_kind, report.status, report.valid_to
    INTO NEW.body_id, NEW.category_code, NEW.form_kind, NEW.status, NEW.valid_to
    FROM report WHERE report.id = NEW.report_id;
  RETURN NEW;
END $$;
CREATE TRIGGER search_as_report BEFORE INSERT OR UPDATE ON report_search
  FOR EACH ROW EXECUTE FUNCTION fill_report_search();

CREATE FUNCTION follow_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_search SET status = NEW.status WHERE report_id = NEW.id;
  RETURN NULL;
END $$;
-- Also where the code of a category changes, which its reports follow. A publication writes the search text itself: once is enough.
CREATE TRIGGER search_follows AFTER UPDATE OF body_id, category_code, form_kind, status, valid_to ON report FOR EACH ROW
  WHEN (ROW(OLD.body_id, OLD.category_code, OLD.form_kind, OLD.status, OLD.valid_to)
    IS DISTINCT FROM ROW(NEW.body_id, NEW.category_code, NEW.form_kind, NEW.status, NEW.valid_to)
    AND (OLD.status <> 'draft' OR NEW.status = 'draft'))
  EXECUTE FUNCTION follow_report();
ANALYZE report_search;
-- down
DROP TRIGGER search_follows ON report;
DROP FUNCTION follow_report;
DROP TRIGGER search_as_report ON report_search;
DROP FUNCTION fill_report_search;
DROP INDEX report_search_body, report_search_category, report_search_kind, report_search_ends, report_search_stopped;
ALTER TABLE report_search DROP COLUMN body_id, DROP COLUMN category_code, DROP COLUMN form_kind,
  DROP COLUMN status, DROP COLUMN valid_to;
