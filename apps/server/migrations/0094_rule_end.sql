-- A rule ends the standing of a whole kind, or of the numbers that an announcement lists: lapsed, which is neither revoked nor cancelled.
-- up
CREATE TABLE rule_end (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rev integer NOT NULL DEFAULT 1,
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
  reports integer NOT NULL DEFAULT 0,
  job_id text REFERENCES job ON DELETE SET NULL,
  refusal_zh text NOT NULL DEFAULT '',
  refusal_en text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  reversed_at timestamptz,
  reversed_by bigint REFERENCES app_user,
  reversed_reason text,
  CHECK (way = 'numbers' OR cardinality(categories) > 0 AND issued_to IS NOT NULL),
  CHECK (way = 'conditions' OR cardinality(keys) > 0),
  CHECK ((state = 'reversed') = (reversed_at IS NOT NULL))
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

ALTER TABLE report
  ADD COLUMN lapses_on date,
  DROP CONSTRAINT report_status_check,
  ADD CONSTRAINT report_status_check CHECK (status IN ('draft', 'published', 'suspended', 'revoked', 'cancelled', 'lapsed')),
  ADD CONSTRAINT report_lapses CHECK (lapses_on IS NULL OR status IN ('published', 'suspended')),
  DROP CONSTRAINT report_coming,
  ADD CONSTRAINT report_coming CHECK ((coming_status IS NULL) = (coming_on IS NULL) AND (coming_status IS NULL) = (coming_by IS NULL)
    AND (coming_status IS NULL OR status IN ('published', 'suspended', 'lapsed')));
COMMENT ON COLUMN report.lapses_on IS 'From this day in Shanghai on a rule ends it; compared when it is read, until a task makes it the status. It holds next to an announced change';
CREATE INDEX report_lapses_on ON report (lapses_on) WHERE lapses_on IS NOT NULL;

-- A lapsed certificate that a reissued one has replaced is read as replaced, because its successor is what counts.
CREATE OR REPLACE FUNCTION set_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.standing := CASE
    WHEN NEW.status = 'lapsed' AND NEW.replaced_on IS NOT NULL THEN 'superseded'
    WHEN NEW.status <> 'published' THEN NEW.status
    WHEN NEW.replaced_on IS NOT NULL THEN 'superseded'
    WHEN NEW.origin = 'existing' AND (NEW.issue_date IS NULL OR NEW.conclusion IS NULL OR NEW.valid_to IS NULL AND NEW.no_expiry IS NOT TRUE) THEN 'unconfirmed'
    ELSE 'published' END;
  RETURN NEW;
END $$;

ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse'));
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse'));
INSERT INTO role_grant (role_id, permission)
SELECT role.id, permission FROM role, unnest(ARRAY['business:ruleEnd:list', 'business:ruleEnd:add', 'business:ruleEnd:reverse']) permission
WHERE role.key = 'head-office' AND role.built_in
ON CONFLICT DO NOTHING;
-- down
DELETE FROM role_grant WHERE permission LIKE 'business:ruleEnd:%';
DELETE FROM change_notice WHERE kind = 'lapse';
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff'));
ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff'));
CREATE OR REPLACE FUNCTION set_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.standing := CASE
    WHEN NEW.status <> 'published' THEN NEW.status
    WHEN NEW.replaced_on IS NOT NULL THEN 'superseded'
    WHEN NEW.origin = 'existing' AND (NEW.issue_date IS NULL OR NEW.conclusion IS NULL OR NEW.valid_to IS NULL AND NEW.no_expiry IS NOT TRUE) THEN 'unconfirmed'
    ELSE 'published' END;
  RETURN NEW;
END $$;
UPDATE report SET status = coalesce((SELECT former_status FROM rule_end_report WHERE report_id = report.id ORDER BY rule_end_id LIMIT 1), 'published') WHERE status = 'lapsed';
ALTER TABLE report DROP CONSTRAINT report_lapses, DROP COLUMN lapses_on, DROP CONSTRAINT report_status_check,
  ADD CONSTRAINT report_status_check CHECK (status IN ('draft', 'published', 'suspended', 'revoked', 'cancelled')),
  DROP CONSTRAINT report_coming,
  ADD CONSTRAINT report_coming CHECK ((coming_status IS NULL) = (coming_on IS NULL) AND (coming_status IS NULL) = (coming_by IS NULL)
    AND (coming_status IS NULL OR status IN ('published', 'suspended')));
DROP TABLE rule_end_report;
DROP TABLE rule_end;
