-- Error reports: what anyone says is wrong in a published record, and what the office did about it.
-- up
CREATE TABLE error_report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES report,
  body_id bigint NOT NULL REFERENCES dept,
  part text NOT NULL,
  stated text NOT NULL DEFAULT '',
  proposed text NOT NULL,
  source text NOT NULL DEFAULT '',
  contact_sealed text,
  secret_hash bytea NOT NULL,
  status text NOT NULL DEFAULT 'received' CHECK (status IN ('received', 'inHand', 'answered', 'corrected', 'refused')),
  taken_by bigint REFERENCES app_user,
  taken_at timestamptz,
  answer text NOT NULL DEFAULT '',
  change_notice_id bigint REFERENCES change_notice,
  decided_by bigint REFERENCES app_user,
  decided_at timestamptz,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint REFERENCES app_user,
  CONSTRAINT error_report_taken CHECK ((taken_by IS NULL) = (taken_at IS NULL) AND (status <> 'inHand' OR taken_by IS NOT NULL) AND (status <> 'received' OR taken_by IS NULL)),
  CONSTRAINT error_report_decided CHECK ((status IN ('answered', 'corrected', 'refused')) = (decided_at IS NOT NULL) AND (decided_at IS NULL) = (decided_by IS NULL) AND (decided_at IS NULL) = (answer = '')),
  CONSTRAINT error_report_corrected CHECK ((status = 'corrected') = (change_notice_id IS NOT NULL))
);
CREATE UNIQUE INDEX error_report_secret ON error_report (secret_hash);
CREATE INDEX error_report_report ON error_report (report_id);
CREATE INDEX error_report_body ON error_report (body_id, created_at);
CREATE INDEX error_report_open ON error_report (created_at) WHERE decided_at IS NULL;
CREATE INDEX error_report_contact ON error_report (decided_at) WHERE contact_sealed IS NOT NULL;
CREATE INDEX error_report_notice ON error_report (change_notice_id);
COMMENT ON TABLE error_report IS 'Errors in published records that anyone has reported, with their outcome';
COMMENT ON COLUMN error_report.body_id IS 'The body of the record, by which people of the office reach it';
COMMENT ON COLUMN error_report.part IS 'Which part of the record is said to be wrong';
COMMENT ON COLUMN error_report.stated IS 'What the record said then; the key of its status; empty for parts of many values';
COMMENT ON COLUMN error_report.contact_sealed IS 'Telephone or e-mail, encrypted; erased some time after the decision';
COMMENT ON COLUMN error_report.secret_hash IS 'SHA-256 of the secret in the link by which the reporter follows it';
COMMENT ON COLUMN error_report.change_notice_id IS 'What corrected it';
-- down
DELETE FROM role_grant WHERE permission LIKE 'business:errorReport:%';
DROP TABLE error_report;
