-- Old records as their paper says: what a certificate of its time does not state may be missing. Bodies with codes of three to five digits. More fields of a report's cover.
-- up
ALTER TABLE report
  ADD COLUMN sample_name text,
  ADD COLUMN test_category text,
  ADD COLUMN test_condition text,
  ADD COLUMN handler text,
  ALTER COLUMN country DROP NOT NULL,
  ALTER COLUMN country DROP DEFAULT,
  DROP CONSTRAINT report_check,
  ADD CONSTRAINT report_published CHECK (status = 'draft' OR (version > 0 AND CASE origin
    WHEN 'existing' THEN certificate_key IS NOT NULL OR report_key IS NOT NULL
    ELSE certificate_key IS NOT NULL AND issue_date IS NOT NULL END));
ALTER TABLE manufacturer ALTER COLUMN country DROP NOT NULL, ALTER COLUMN country DROP DEFAULT;
COMMENT ON COLUMN report.country IS 'Of manufacture; none where an old paper says nothing of it';
-- Lists go from the newest: a record whose paper has no date stands behind all that have one.
ALTER TABLE report ADD COLUMN listed_on date NOT NULL GENERATED ALWAYS AS (coalesce(issue_date, '1900-01-01')) STORED;
COMMENT ON COLUMN report.listed_on IS 'The day that lists go by: of issue, and before all days where none was stated';
DROP INDEX report_newest, report_category, report_kind_newest, report_stopped;
CREATE INDEX report_newest ON report (listed_on DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_category ON report (category_code, listed_on DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_kind_newest ON report (form_kind, listed_on DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_stopped ON report (status, listed_on DESC, id DESC) WHERE status IN ('suspended', 'revoked');
COMMENT ON COLUMN report_search.issue_date IS 'The day that lists of what the public sees go by; a draft has none here, so public searches leave it out';
CREATE INDEX report_by_report_no ON report (report_key) WHERE status <> 'draft' AND report_key IS NOT NULL;
ALTER TABLE dept
  DROP CONSTRAINT dept_body_code_check,
  ADD CONSTRAINT dept_body_code_check CHECK (body_code ~ '^[0-9]{3,5}$');
-- down
ALTER TABLE dept
  DROP CONSTRAINT dept_body_code_check,
  ADD CONSTRAINT dept_body_code_check CHECK (body_code ~ '^[0-9]{3}$');
DROP INDEX report_by_report_no, report_newest, report_category, report_kind_newest, report_stopped;
ALTER TABLE report DROP COLUMN listed_on;
CREATE INDEX report_newest ON report (issue_date DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_category ON report (category_code, issue_date DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_kind_newest ON report (form_kind, issue_date DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_stopped ON report (status, issue_date DESC, id DESC) WHERE status IN ('suspended', 'revoked');
COMMENT ON COLUMN report_search.issue_date IS 'Issue date of what the public sees; a draft has none here, so public searches leave it out';
UPDATE report SET country = 'CN' WHERE country IS NULL;
UPDATE manufacturer SET country = 'CN' WHERE country IS NULL;
ALTER TABLE manufacturer ALTER COLUMN country SET DEFAULT 'CN', ALTER COLUMN country SET NOT NULL;
ALTER TABLE report
  ALTER COLUMN country SET DEFAULT 'CN',
  ALTER COLUMN country SET NOT NULL,
  DROP COLUMN sample_name,
  DROP COLUMN test_category,
  DROP COLUMN test_condition,
  DROP COLUMN handler,
  DROP CONSTRAINT report_published,
  ADD CONSTRAINT report_check CHECK (status = 'draft' OR (certificate_key IS NOT NULL AND issue_date IS NOT NULL AND version > 0));
