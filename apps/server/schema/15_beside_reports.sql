-- What belongs to reports: versions, proposals, hand-overs, change notices, recalls, rules that ended, imports, the companies on them.

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
  kind text NOT NULL CHECK (kind IN ('revision', 'rename')),
  status text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'confirmed', 'dismissed', 'withdrawn')),
  base_rev int NOT NULL,
  content jsonb NOT NULL,
  reason text NOT NULL,
  change_date date NOT NULL,
  changes jsonb NOT NULL,
  decision_reason text,
  decided_at timestamptz,
  decided_by bigint REFERENCES app_user,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user
);
CREATE UNIQUE INDEX report_proposal_open ON report_proposal (report_id) WHERE status = 'proposed';
COMMENT ON COLUMN report_proposal.base_rev IS 'The rev it was written against; a report changed since makes it stale';

CREATE TABLE report_handover (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  event text NOT NULL CHECK (event IN ('submit', 'takeBack', 'return', 'confirmBasis', 'confirmTakenOver', 'confirmFile')),
  reason text NOT NULL DEFAULT '',
  user_id bigint NOT NULL REFERENCES app_user,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT report_handover_check CHECK (event <> 'return' OR reason <> '')
);
CREATE INDEX report_handover_report ON report_handover (report_id, id);
COMMENT ON TABLE report_handover IS 'Every hand-over of a draft, and how it came back';

CREATE TABLE change_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id text NOT NULL UNIQUE,
  report_id bigint NOT NULL REFERENCES report,
  body_id bigint NOT NULL REFERENCES dept,
  version int NOT NULL,
  certificate_no text NOT NULL,
  certificate_key text NOT NULL,
  manufacturer_name text NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse', 'recall', 'recallLifted', 'renameAhead', 'renameCalledOff')),
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

CREATE TABLE report_measure (
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  measure text NOT NULL,
  low float8 NOT NULL,
  high float8 NOT NULL,
  CONSTRAINT report_measure_check CHECK (low <= high),
  PRIMARY KEY (report_id, measure)
);
CREATE INDEX report_measure_value ON report_measure (measure, low, high, report_id);
COMMENT ON TABLE report_measure IS 'What each report says of the parameters that lists of its kind are filtered by, as intervals';
COMMENT ON COLUMN report_measure.measure IS 'Form kind and parameter: elevator.ratedLoad';
COMMENT ON COLUMN report_measure.low IS 'Both ends alike for a number; endless where a range is open';

CREATE TABLE recall (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  serial_from text,
  serial_to text,
  made_from date,
  made_to date,
  reason text NOT NULL,
  announced_on date NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user,
  at timestamptz NOT NULL DEFAULT now(),
  lifted_on date,
  lifted_reason text,
  lifted_by bigint REFERENCES app_user,
  CONSTRAINT recall_check CHECK (serial_from IS NOT NULL OR made_from IS NOT NULL OR made_to IS NOT NULL),
  CONSTRAINT recall_check1 CHECK ((lifted_on IS NULL) = (lifted_reason IS NULL))
);
CREATE INDEX recall_report ON recall (report_id, id);
COMMENT ON TABLE recall IS 'A notice on the products of one certificate within a range, shown on its page and asked for in the coverage check; lifted by an act, never edited';
COMMENT ON COLUMN recall.serial_to IS 'Nothing where one single product is meant';

CREATE TABLE rule_end (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  announcement_no text NOT NULL,
  link text NOT NULL DEFAULT '',
  sentence_zh text NOT NULL,
  sentence_en text NOT NULL,
  effective_on date NOT NULL,
  way text NOT NULL CHECK (way IN ('conditions', 'numbers')),
  categories text[] NOT NULL DEFAULT '{}',
  issued_from date,
  issued_to date,
  certificate text NOT NULL DEFAULT 'either' CHECK (certificate IN ('with', 'without', 'either')),
  numbers text[] NOT NULL DEFAULT '{}',
  keys text[] NOT NULL DEFAULT '{}',
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('working', 'inForce', 'refused', 'reversing', 'reversed')),
  reports int NOT NULL DEFAULT 0,
  job_id text REFERENCES job ON DELETE SET NULL,
  refusal_zh text NOT NULL DEFAULT '',
  refusal_en text NOT NULL DEFAULT '',
  reversed_at timestamptz,
  reversed_by bigint REFERENCES app_user,
  reversed_reason text,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  CONSTRAINT rule_end_check CHECK (way = 'numbers' OR (cardinality(categories) > 0 AND issued_to IS NOT NULL)),
  CONSTRAINT rule_end_check1 CHECK (way = 'conditions' OR cardinality(keys) > 0),
  CONSTRAINT rule_end_check2 CHECK ((state = 'reversed') = (reversed_at IS NOT NULL))
);
COMMENT ON TABLE rule_end IS 'A rule that ended the standing of many certificates in one act, reversed by another act alone';
COMMENT ON COLUMN rule_end.keys IS 'The pasted numbers as they were read: one that is entered later is ended as well';
COMMENT ON COLUMN rule_end.reports IS 'How many certificates the act reached, later entries not counted';

CREATE TABLE rule_end_report (
  rule_end_id bigint NOT NULL REFERENCES rule_end,
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  former_status text NOT NULL CHECK (former_status IN ('published', 'suspended')),
  former_since date,
  former_reason text,
  released_at timestamptz,
  released_by bigint REFERENCES app_user,
  PRIMARY KEY (rule_end_id, report_id)
);
CREATE INDEX rule_end_report_of ON rule_end_report (report_id);
COMMENT ON COLUMN rule_end_report.former_status IS 'What it returns to when the rule end is reversed, or when it alone is released';

CREATE TABLE import_job (
  id text PRIMARY KEY,
  file_id text REFERENCES stored_file,
  file_name text NOT NULL,
  form_kind text NOT NULL,
  existing boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('checking', 'checked', 'importing', 'done')),
  good_rows int NOT NULL DEFAULT 0,
  bad_rows int NOT NULL DEFAULT 0,
  problem_count int NOT NULL DEFAULT 0,
  problems jsonb NOT NULL DEFAULT '[]',
  imported int NOT NULL DEFAULT 0,
  marked_file_id text REFERENCES stored_file,
  sheet text NOT NULL DEFAULT '',
  job_id text NOT NULL REFERENCES job,
  notes jsonb NOT NULL DEFAULT '[]',
  unlisted_basis text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user
);
CREATE INDEX import_job_job ON import_job (job_id);
COMMENT ON COLUMN import_job.form_kind IS 'The kind whose sheet the file is';
COMMENT ON COLUMN import_job.marked_file_id IS 'The uploaded workbook with a column of problems and its wrong cells marked; none when everything is right';
COMMENT ON COLUMN import_job.sheet IS 'The sheet of the workbook that is read';
COMMENT ON COLUMN import_job.job_id IS 'The job that checks it, later the one that writes it';
COMMENT ON COLUMN import_job.notes IS 'What the check tells of the sheet as a whole, in the language of its asker: hidden rows that were left out, cells filled from merged areas';
COMMENT ON COLUMN import_job.unlisted_basis IS 'Of the good rows that will be published, as the check found them';

CREATE TABLE manufacturer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  credit_code text,
  address text,
  licence_no text,
  country text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX manufacturer_code ON manufacturer (credit_code) WHERE credit_code IS NOT NULL;
CREATE UNIQUE INDEX manufacturer_name ON manufacturer (name) WHERE credit_code IS NULL;
COMMENT ON TABLE manufacturer IS 'Latest known details of each manufacturer, from its reports; fills forms';

CREATE TABLE party_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  field text NOT NULL CHECK (field IN ('manufacturerName', 'manufacturerAddress', 'productionAddress', 'applicantName', 'applicantAddress')),
  value text NOT NULL,
  effective_on date,
  reason text NOT NULL DEFAULT '',
  user_id bigint NOT NULL REFERENCES app_user,
  entered_at timestamptz NOT NULL DEFAULT now(),
  written boolean NOT NULL DEFAULT true,
  CONSTRAINT party_entry_check CHECK (written OR effective_on IS NOT NULL)
);
CREATE INDEX party_entry_report ON party_entry (report_id);
CREATE INDEX party_entry_due ON party_entry (effective_on) WHERE NOT written;
CREATE UNIQUE INDEX party_entry_printed ON party_entry (report_id, field) WHERE effective_on IS NULL;
COMMENT ON TABLE party_entry IS 'What a company on a certificate was called and where it was, from which day on; only fields that have changed have rows';
COMMENT ON COLUMN party_entry.effective_on IS 'The first day in Shanghai on which it held; null for what the certificate printed';
COMMENT ON COLUMN party_entry.written IS 'Whether the report follows it; an announced name is written by a task when its day has come';
