-- What is incomplete or contradictory in published reports: the findings people work off, and how many there were day by day.
-- up
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
  CONSTRAINT quality_finding_once UNIQUE (report_id, rule),
  CONSTRAINT quality_finding_accepted CHECK (
    (accepted_at IS NULL) = (accepted_by IS NULL) AND (accepted_at IS NULL) = (accepted_reason = ''))
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

INSERT INTO scheduled_task (title_zh, title_en, handler, params, cron, status, overlap, misfire) VALUES
  ('每日检查数据质量', 'Daily look at data quality', 'quality', '{}', '30 3 * * *', 'active', 'skip', 'once');
-- down
DELETE FROM job USING task_run, scheduled_task
WHERE task_run.job_id = job.id AND scheduled_task.id = task_run.task_id AND scheduled_task.handler = 'quality';
DELETE FROM scheduled_task WHERE handler = 'quality';
DELETE FROM role_grant WHERE permission LIKE 'business:quality:%';
DROP TABLE quality_day, quality_seen, quality_finding;
