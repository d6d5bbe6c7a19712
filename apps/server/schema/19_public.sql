-- What readers leave and are told: error reports, followed certificates, kept searches, ends that come; and the quality of what is published.

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
  CONSTRAINT error_report_taken CHECK (
    (taken_by IS NULL) = (taken_at IS NULL)
    AND (status <> 'inHand' OR taken_by IS NOT NULL)
    AND (status <> 'received' OR taken_by IS NULL)
  ),
  CONSTRAINT error_report_decided CHECK (
    status IN ('answered', 'corrected', 'refused') = (decided_at IS NOT NULL)
    AND (decided_at IS NULL) = (decided_by IS NULL)
    AND (decided_at IS NULL) = (answer = '')
  ),
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

CREATE TABLE follow (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  report_id bigint REFERENCES report,
  credit_code text,
  maker_name text,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT follow_one CHECK (
    (report_id IS NOT NULL AND maker_name IS NULL AND credit_code IS NULL)
    OR (report_id IS NULL AND maker_name IS NOT NULL)
  )
);
CREATE UNIQUE INDEX follow_report ON follow (report_id, user_id) WHERE report_id IS NOT NULL;
CREATE UNIQUE INDEX follow_code ON follow (credit_code, user_id) WHERE credit_code IS NOT NULL;
CREATE UNIQUE INDEX follow_name ON follow (maker_name, user_id) WHERE report_id IS NULL AND credit_code IS NULL;
CREATE INDEX follow_user ON follow (user_id, id DESC);
COMMENT ON TABLE follow IS 'Certificates and manufacturers that people want to be told of';
COMMENT ON COLUMN follow.maker_name IS 'The manufacturer as it was called when it was followed; without a credit code it says who is meant';

CREATE TABLE saved_search (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  name text NOT NULL,
  question jsonb NOT NULL,
  tells boolean NOT NULL,
  looked_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saved_search_user ON saved_search (user_id, id DESC);
CREATE INDEX saved_search_due ON saved_search (looked_at, id) WHERE tells;
COMMENT ON TABLE saved_search IS 'Questions of the public search that people keep';
COMMENT ON COLUMN saved_search.question IS 'What is asked, by the keys of the public list';
COMMENT ON COLUMN saved_search.looked_at IS 'Until when what was published has been looked through for it';

CREATE TABLE expiry_reminder (
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  valid_to date NOT NULL,
  days int NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (report_id, valid_to, days)
);
COMMENT ON TABLE expiry_reminder IS 'Certificates whose end has been told of, so many days before it; another end is told of anew';

CREATE TABLE quality_finding (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  rule text NOT NULL,
  body_id bigint NOT NULL REFERENCES dept,
  category_code text NOT NULL,
  detail_zh text NOT NULL,
  detail_en text NOT NULL,
  since date NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  accepted_reason text NOT NULL DEFAULT '',
  accepted_by bigint REFERENCES app_user,
  accepted_at timestamptz,
  rev int NOT NULL DEFAULT 1,
  CONSTRAINT quality_finding_accepted CHECK (
    (accepted_at IS NULL) = (accepted_by IS NULL)
    AND (accepted_at IS NULL) = (accepted_reason = '')
  ),
  CONSTRAINT quality_finding_once UNIQUE (report_id, rule)
);
CREATE INDEX quality_finding_newest ON quality_finding (since DESC, id DESC);
CREATE INDEX quality_finding_rule ON quality_finding (rule, since DESC, id DESC);
CREATE INDEX quality_finding_body ON quality_finding (body_id, rule, since DESC, id DESC);
CREATE INDEX quality_finding_category ON quality_finding (category_code, since DESC, id DESC);
CREATE INDEX quality_finding_accepted_by ON quality_finding (accepted_by) WHERE accepted_by IS NOT NULL;
COMMENT ON TABLE quality_finding IS 'What a rule finds in a published report; one that is mended is deleted';
COMMENT ON COLUMN quality_finding.since IS 'The day in Shanghai on which the rule first found something in the report';
COMMENT ON COLUMN quality_finding.found_at IS 'When the report was last written and found so, or when the look first found it';
COMMENT ON COLUMN quality_finding.accepted_reason IS 'Why it may stay; empty where nobody accepted it. Holds until what was found is another thing';

CREATE UNLOGGED TABLE quality_seen (
  report_id bigint NOT NULL,
  rule text NOT NULL,
  body_id bigint NOT NULL,
  category_code text NOT NULL,
  detail_zh text NOT NULL,
  detail_en text NOT NULL,
  PRIMARY KEY (report_id, rule)
);
COMMENT ON TABLE quality_seen IS 'What the look that is under way has found so far; empty between two looks';

CREATE TABLE quality_day (
  day date NOT NULL,
  body_id bigint NOT NULL REFERENCES dept ON DELETE CASCADE,
  rule text NOT NULL,
  count int NOT NULL,
  accepted int NOT NULL,
  total int NOT NULL,
  PRIMARY KEY (day, body_id, rule)
);
COMMENT ON TABLE quality_day IS 'How many findings each body had on a day in Shanghai, by rule; the rule "any" counts reports with at least one that somebody has to mend and nobody accepted';
COMMENT ON COLUMN quality_day.count IS 'Reports with a finding that nobody accepted';
COMMENT ON COLUMN quality_day.total IS 'Reports of the body that were looked at';
