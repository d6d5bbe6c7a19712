-- Scheduled tasks: what the register does by itself at set times, and the log of their runs. What ran every hour until now begins as a task.
-- up
CREATE TABLE scheduled_task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  handler text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}',
  cron text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'paused')),
  overlap text NOT NULL CHECK (overlap IN ('skip', 'queue')),
  misfire text NOT NULL CHECK (misfire IN ('once', 'skip')),
  remark text NOT NULL DEFAULT '',
  next_at timestamptz,
  failures int NOT NULL DEFAULT 0,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint REFERENCES app_user
);
CREATE UNIQUE INDEX scheduled_task_title_zh ON scheduled_task (lower(normalize(title_zh, NFKC)));
CREATE UNIQUE INDEX scheduled_task_title_en ON scheduled_task (lower(normalize(title_en, NFKC)));
CREATE INDEX scheduled_task_next ON scheduled_task (next_at) WHERE status = 'active';
COMMENT ON TABLE scheduled_task IS 'What the register does by itself at set times';
COMMENT ON COLUMN scheduled_task.handler IS 'Which work of the product it is';
COMMENT ON COLUMN scheduled_task.cron IS 'Minute, hour, day, month, weekday, in Shanghai time';
COMMENT ON COLUMN scheduled_task.overlap IS 'When it is due while its last run is at work: left out, or put in line behind it';
COMMENT ON COLUMN scheduled_task.misfire IS 'When no instance ran at its time: run once afterwards, or not';
COMMENT ON COLUMN scheduled_task.next_at IS 'Null while it is paused, and before an instance has looked at it';
COMMENT ON COLUMN scheduled_task.failures IS 'In a row; none after a success';
COMMENT ON COLUMN scheduled_task.created_by IS 'Null: it came with the product';

CREATE TABLE task_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  task_id bigint NOT NULL REFERENCES scheduled_task ON DELETE CASCADE,
  job_id text UNIQUE REFERENCES job ON DELETE CASCADE,
  skipped text CHECK (skipped IN ('overlapped', 'missed')),
  due_at timestamptz,
  instance text NOT NULL DEFAULT '',
  text_zh text NOT NULL DEFAULT '',
  text_en text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now(),
  CHECK ((job_id IS NULL) = (skipped IS NOT NULL))
);
CREATE INDEX task_run_newest ON task_run (task_id, id DESC);
CREATE INDEX task_run_at ON task_run (at);
COMMENT ON TABLE task_run IS 'Runs of scheduled tasks, each with its job, and the times at which there was none';
COMMENT ON COLUMN task_run.due_at IS 'Null when a person started the run: it had no set time';
COMMENT ON COLUMN task_run.instance IS 'Host and number of the process that worked on it last';

INSERT INTO scheduled_task (title_zh, title_en, handler, params, cron, status, overlap, misfire) VALUES
  ('清理无用文件', 'Sweep files', 'sweepFiles', '{"hours": 24}', '12 * * * *', 'active', 'skip', 'once'),
  ('清理到期会话', 'Expire sessions', 'expireSessions', '{"sessionDays": 30, "messageDays": 90}', '27 * * * *', 'active', 'skip', 'once'),
  ('清理导出与任务记录', 'Clean exports', 'cleanExports', '{"exportDays": 7, "importDays": 30, "runDays": 180}', '42 * * * *', 'active', 'skip', 'once'),
  ('每日重新统计', 'Daily recount', 'recount', '{}', '30 1 * * *', 'active', 'skip', 'once'),
  ('每日校验登记数据', 'Daily check of the register', 'verify', '{}', '0 2 * * *', 'active', 'skip', 'once'),
  ('每月归档操作日志', 'Monthly archive of logs', 'archiveLogs', '{"months": 1}', '0 4 3 * *', 'active', 'skip', 'once'),
  ('每日消息汇总', 'Daily digest of messages', 'dailyDigest', '{}', '0 8 * * *', 'active', 'skip', 'skip');
-- down
DELETE FROM role_grant WHERE permission LIKE 'system:scheduledTask:%';
DELETE FROM job WHERE kind LIKE 'task.%';
DROP TABLE task_run, scheduled_task;
