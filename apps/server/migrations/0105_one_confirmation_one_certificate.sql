-- A confirmation of the head office lets one certificate in, whatever number that has later.
-- up
ALTER TABLE report ADD COLUMN confirmation_id bigint REFERENCES confirmed_number;
CREATE UNIQUE INDEX report_confirmation ON report (confirmation_id) WHERE confirmation_id IS NOT NULL;
COMMENT ON COLUMN report.confirmation_id IS 'The confirmation on which it was registered, for the grounds that it has stored';
UPDATE report SET confirmation_id = (
  SELECT c.id FROM confirmed_number c WHERE c.dept_id = report.body_id AND c.withdrawn_at IS NULL
    AND c.number_key = coalesce(report.certificate_key, report.report_key))
WHERE confirmed_grounds <> '{}';
-- down
ALTER TABLE report DROP COLUMN confirmation_id;
