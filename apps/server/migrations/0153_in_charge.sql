-- A colleague can take over what a person leaves open: the author stays, and who looks after it now is named next to the author.
-- up
ALTER TABLE report ADD COLUMN in_charge bigint REFERENCES app_user;
ALTER TABLE code_application ADD COLUMN in_charge bigint REFERENCES app_user;
ALTER TABLE report_proposal ADD COLUMN in_charge bigint REFERENCES app_user;
COMMENT ON COLUMN report.in_charge IS 'Who looks after the draft instead of its author: who took it over, or submitted it';
COMMENT ON COLUMN code_application.in_charge IS 'Who took it over from its applicant';
COMMENT ON COLUMN report_proposal.in_charge IS 'Who took it over from the person who proposed it';
CREATE INDEX report_open_with ON report (coalesce(in_charge, submitted_by, created_by)) WHERE status = 'draft';
CREATE INDEX code_application_open_with ON code_application (coalesce(in_charge, created_by))
  WHERE status IN ('applied', 'expert', 'returned', 'issued');
CREATE INDEX report_proposal_open_with ON report_proposal (coalesce(in_charge, created_by)) WHERE status = 'proposed';
CREATE INDEX error_report_open_with ON error_report (taken_by) WHERE decided_at IS NULL AND taken_by IS NOT NULL;
-- down
ALTER TABLE report DROP COLUMN in_charge;
ALTER TABLE code_application DROP COLUMN in_charge;
ALTER TABLE report_proposal DROP COLUMN in_charge;
DROP INDEX error_report_open_with;
