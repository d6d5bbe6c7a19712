-- What has been said of certificates that end soon, and the task that says it.
-- up
CREATE TABLE expiry_reminder (
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  valid_to date NOT NULL,
  days int NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (report_id, valid_to, days)
);
COMMENT ON TABLE expiry_reminder IS 'Certificates whose end has been told of, so many days before it; another end is told of anew';
INSERT INTO scheduled_task (title_zh, title_en, handler, params, cron, status, overlap, misfire) VALUES
  ('证书到期提醒', 'Reminders before certificates end', 'remindExpiry', '{"firstDays": 90, "secondDays": 30, "lastDays": 7}', '0 8 * * *', 'active', 'skip', 'once');
-- down
DELETE FROM job USING task_run, scheduled_task
WHERE task_run.job_id = job.id AND scheduled_task.id = task_run.task_id AND scheduled_task.handler = 'remindExpiry';
DELETE FROM scheduled_task WHERE handler = 'remindExpiry';
DROP TABLE expiry_reminder;
