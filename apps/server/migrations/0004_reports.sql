-- Code applications, reports with versions and proposals, change notices, imports.
-- up
CREATE TABLE code_serial (
  category_code text NOT NULL REFERENCES category,
  body_code text NOT NULL,
  year int NOT NULL,
  last int NOT NULL CHECK (last BETWEEN 1 AND 9999),
  PRIMARY KEY (category_code, body_code, year)
);
COMMENT ON TABLE code_serial IS 'Last serial given out; only ever grows, so that no number is given twice';

CREATE TABLE code_application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_no text NOT NULL UNIQUE,
  code text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('applied', 'expert', 'returned', 'rejected', 'withdrawn', 'issued', 'used', 'voided')),
  returned_by text CHECK (returned_by IN ('head', 'society')),
  body_id bigint NOT NULL REFERENCES dept,
  category_code text NOT NULL REFERENCES category,
  product_name text NOT NULL,
  model text NOT NULL,
  manufacturer_name text NOT NULL,
  manufacturer_credit_code text,
  applicant_name text NOT NULL,
  test_basis text[] NOT NULL,
  planned_test_date date NOT NULL,
  remark text,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint NOT NULL REFERENCES app_user
);
CREATE INDEX code_application_queue ON code_application (status, created_at);
CREATE INDEX code_application_body ON code_application (body_id, created_at DESC);

CREATE TABLE code_application_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id bigint NOT NULL REFERENCES code_application,
  event text NOT NULL,
  step text CHECK (step IN ('head', 'society')),
  opinion text NOT NULL DEFAULT '',
  user_id bigint NOT NULL REFERENCES app_user,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX code_application_event_application ON code_application_event (application_id, id);

CREATE TABLE manufacturer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  credit_code text,
  address text,
  licence_no text,
  country text NOT NULL DEFAULT 'CN',
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX manufacturer_code ON manufacturer (credit_code) WHERE credit_code IS NOT NULL;
CREATE UNIQUE INDEX manufacturer_name ON manufacturer (name) WHERE credit_code IS NULL;
COMMENT ON TABLE manufacturer IS 'Latest known details of each manufacturer, from its reports; fills forms';

CREATE TABLE report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id text NOT NULL UNIQUE,
  rev int NOT NULL DEFAULT 1,
  version int NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'suspended', 'revoked')),
  status_since date,
  status_reason text,
  origin text NOT NULL DEFAULT 'issued' CHECK (origin IN ('issued', 'existing')),
  application_id bigint UNIQUE REFERENCES code_application,
  body_id bigint NOT NULL REFERENCES dept,
  category_code text NOT NULL REFERENCES category,
  form_kind text NOT NULL,
  certificate_no text,
  certificate_key text UNIQUE,
  non_standard boolean NOT NULL DEFAULT false,
  report_no text,
  report_key text,
  product_name text,
  model text,
  drawing_no text,
  sample_no text,
  production_date date,
  manufacturer_name text,
  manufacturer_credit_code text,
  manufacturer_address text,
  manufacturer_licence_no text,
  production_address text,
  country text NOT NULL DEFAULT 'CN',
  applicant_name text,
  applicant_credit_code text,
  applicant_address text,
  contact_name_sealed text,
  contact_phone_sealed text,
  test_basis text[] NOT NULL DEFAULT '{}',
  test_place text,
  test_start_date date,
  test_end_date date,
  conclusion text CHECK (conclusion IN ('qualified', 'unqualified')),
  issue_date date,
  valid_to date,
  coverage_text text,
  remark text,
  parameters jsonb NOT NULL DEFAULT '{}',
  coverage jsonb NOT NULL DEFAULT '[]',
  components jsonb NOT NULL DEFAULT '[]',
  former_names text[] NOT NULL DEFAULT '{}',
  supersedes_id bigint REFERENCES report,
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint NOT NULL REFERENCES app_user,
  CHECK (status = 'draft' OR (certificate_key IS NOT NULL AND issue_date IS NOT NULL AND version > 0))
);
CREATE UNIQUE INDEX report_no_in_body ON report (body_id, report_key) WHERE report_key IS NOT NULL;
CREATE INDEX report_newest ON report (issue_date DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_body ON report (body_id, updated_at DESC);
CREATE INDEX report_category ON report (category_code, issue_date DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX report_maker_code ON report (manufacturer_credit_code);
CREATE INDEX report_applicant_code ON report (applicant_credit_code);
CREATE INDEX report_updated ON report (updated_at DESC, id DESC);
CREATE INDEX report_supersedes ON report (supersedes_id) WHERE supersedes_id IS NOT NULL;
COMMENT ON TABLE report IS 'The registered record of one type test; never deleted once published';
COMMENT ON COLUMN report.public_id IS '128 random bits; what a QR code carries';
COMMENT ON COLUMN report.certificate_key IS 'Folded number: one spelling, unique over all reports';
COMMENT ON COLUMN report.former_names IS 'Names of manufacturer and applicant before changes of name; the search finds them';

CREATE TABLE report_version (
  report_id bigint NOT NULL REFERENCES report,
  version int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('publication', 'revision', 'rename')),
  reason text NOT NULL DEFAULT '',
  change_date date NOT NULL,
  changes jsonb NOT NULL DEFAULT '[]',
  content jsonb NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (report_id, version)
);
COMMENT ON TABLE report_version IS 'What a published report said, version by version, readable for ever';

CREATE TABLE report_proposal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES report,
  rev int NOT NULL DEFAULT 1,
  kind text NOT NULL CHECK (kind IN ('revision', 'rename')),
  status text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'confirmed', 'dismissed')),
  base_rev int NOT NULL,
  content jsonb NOT NULL,
  reason text NOT NULL,
  change_date date NOT NULL,
  changes jsonb NOT NULL,
  decision_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  decided_at timestamptz,
  decided_by bigint REFERENCES app_user
);
CREATE UNIQUE INDEX report_proposal_open ON report_proposal (report_id) WHERE status = 'proposed';
COMMENT ON COLUMN report_proposal.base_rev IS 'The rev it was written against; a report changed since makes it stale';

CREATE TABLE change_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id text NOT NULL UNIQUE,
  report_id bigint NOT NULL REFERENCES report,
  body_id bigint NOT NULL REFERENCES dept,
  version int NOT NULL,
  certificate_no text NOT NULL,
  certificate_key text NOT NULL,
  manufacturer_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation')),
  changes jsonb NOT NULL,
  reason text NOT NULL,
  change_date date NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user
);
CREATE INDEX change_notice_report ON change_notice (report_id, id);
CREATE INDEX change_notice_newest ON change_notice (change_date DESC, id DESC);
COMMENT ON TABLE change_notice IS 'Public record of a change; made with it, never edited';

CREATE TABLE report_check (
  report_id bigint PRIMARY KEY REFERENCES report ON DELETE CASCADE,
  count bigint NOT NULL
);
COMMENT ON TABLE report_check IS 'How often the public looked a record up; counted in memory and added every few seconds';

CREATE TABLE import_job (
  id text PRIMARY KEY,
  file_id text REFERENCES stored_file,
  file_name text NOT NULL,
  form_kind text NOT NULL,
  existing boolean NOT NULL,
  lang text NOT NULL,
  state text NOT NULL CHECK (state IN ('checking', 'checked', 'importing', 'done', 'failed')),
  done int NOT NULL DEFAULT 0,
  total int NOT NULL DEFAULT 0,
  good_rows int NOT NULL DEFAULT 0,
  bad_rows int NOT NULL DEFAULT 0,
  problem_count int NOT NULL DEFAULT 0,
  problems jsonb NOT NULL DEFAULT '[]',
  imported int NOT NULL DEFAULT 0,
  failure_zh text NOT NULL DEFAULT '',
  failure_en text NOT NULL DEFAULT '',
  beat_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user
);
COMMENT ON COLUMN import_job.beat_at IS 'Last sign of life; a job silent for a minute died with its process';
-- down
DROP TABLE import_job, report_check, change_notice, report_proposal, report_version, report, manufacturer, code_application_event, code_application, code_serial;
