-- Old records as their paper says: what a certificate of its time does not state may be missing. Bodies with codes of three to five digits. More fields of a report's cover.
-- up
ALTER TABLE report
  ADD COLUMN sample_name text,
  ADD COLUMN test_category text,
  ADD COLUMN test_condition text,
  ADD COLUMN handler text,
  DROP CONSTRAINT report_check,
  ADD CONSTRAINT report_published CHECK (status = 'draft' OR (version > 0 AND CASE origin
    WHEN 'existing' THEN certificate_key IS NOT NULL OR report_key IS NOT NULL
    ELSE certificate_key IS NOT NULL AND issue_date IS NOT NULL END));
CREATE INDEX report_by_report_no ON report (report_key) WHERE status <> 'draft' AND report_key IS NOT NULL;
ALTER TABLE dept
  DROP CONSTRAINT dept_body_code_check,
  ADD CONSTRAINT dept_body_code_check CHECK (body_code ~ '^[0-9]{3,5}$');
-- down
ALTER TABLE dept
  DROP CONSTRAINT dept_body_code_check,
  ADD CONSTRAINT dept_body_code_check CHECK (body_code ~ '^[0-9]{3}$');
DROP INDEX report_by_report_no;
ALTER TABLE report
  DROP COLUMN sample_name,
  DROP COLUMN test_category,
  DROP COLUMN test_condition,
  DROP COLUMN handler,
  DROP CONSTRAINT report_published,
  ADD CONSTRAINT report_check CHECK (status = 'draft' OR (certificate_key IS NOT NULL AND issue_date IS NOT NULL AND version > 0));
