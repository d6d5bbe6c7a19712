-- A change of standing may be announced: the page tells of it, and it is in force from its day on.
-- up
ALTER TABLE report
  ADD COLUMN coming_status text CHECK (coming_status IN ('suspended', 'revoked', 'cancelled')),
  ADD COLUMN coming_on date,
  ADD COLUMN coming_reason text,
  ADD COLUMN coming_ground text,
  ADD COLUMN coming_by bigint REFERENCES app_user,
  ADD CONSTRAINT report_coming CHECK ((coming_status IS NULL) = (coming_on IS NULL) AND (coming_status IS NULL) = (coming_by IS NULL)
    AND (coming_status IS NULL OR status IN ('published', 'suspended')));
COMMENT ON COLUMN report.coming_on IS 'From this day in Shanghai on coming_status is what the certificate is worth; compared when it is read, until a task makes it the status';
CREATE INDEX report_coming_on ON report (coming_on) WHERE coming_on IS NOT NULL;
ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff'));
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff'));
INSERT INTO scheduled_task (title_zh, title_en, handler, params, cron, status, overlap, misfire) VALUES
  ('预告的状态变更生效', 'Announced changes of standing take effect', 'standingsDue', '{}', '* * * * *', 'active', 'skip', 'once');
-- down
DELETE FROM job USING task_run, scheduled_task
WHERE task_run.job_id = job.id AND scheduled_task.id = task_run.task_id AND scheduled_task.handler = 'standingsDue';
DELETE FROM scheduled_task WHERE handler = 'standingsDue';
DELETE FROM change_notice WHERE kind IN ('announcement', 'callOff');
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation'));
ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation'));
ALTER TABLE report DROP COLUMN coming_status, DROP COLUMN coming_on, DROP COLUMN coming_reason, DROP COLUMN coming_ground, DROP COLUMN coming_by;
