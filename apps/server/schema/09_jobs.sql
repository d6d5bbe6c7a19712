-- Work beside requests: jobs, scheduled tasks with their runs, the processes that are alive, and answers of writes that may be retried.

CREATE TABLE job (
  id text PRIMARY KEY,
  kind text NOT NULL,
  alone text,
  name text NOT NULL DEFAULT '',
  params jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  attempts int NOT NULL DEFAULT 0,
  deaths int NOT NULL DEFAULT 0,
  done int NOT NULL DEFAULT 0,
  total int,
  file_name text NOT NULL DEFAULT '',
  file_id text REFERENCES stored_file,
  failure_zh text NOT NULL DEFAULT '',
  failure_en text NOT NULL DEFAULT '',
  asked jsonb NOT NULL DEFAULT '{}',
  beat_at timestamptz NOT NULL DEFAULT now(),
  begun_at timestamptz,
  finished_at timestamptz,
  reach jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint REFERENCES app_user
);
CREATE INDEX job_own ON job (created_by, kind, created_at DESC);
CREATE INDEX job_created ON job (kind, created_at);
CREATE INDEX job_under_way ON job (beat_at) WHERE state IN ('waiting', 'running');
CREATE UNIQUE INDEX job_alone ON job (alone) WHERE state IN ('waiting', 'running');
COMMENT ON TABLE job IS 'Work beside requests, as people see it: what was asked, how far it is, how it ended';
COMMENT ON COLUMN job.alone IS 'Of those with the same word one waits or works at a time';
COMMENT ON COLUMN job.attempts IS 'How often it was begun; a beginning anew ends the one before';
COMMENT ON COLUMN job.deaths IS 'How often its process fell silent in the middle';
COMMENT ON COLUMN job.asked IS 'Of the call that asked: language, address, browser, number, origin; empty once it is over';
COMMENT ON COLUMN job.created_by IS 'Null: the register itself';
COMMENT ON COLUMN job.reach IS 'Of an export that has ended: the scope of its rows. Null where the export ran before this column was there: its file is then handed out only to people who see all rows';

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
CREATE INDEX scheduled_task_next ON scheduled_task (next_at) WHERE status = 'active';
CREATE UNIQUE INDEX scheduled_task_title_en ON scheduled_task (lower(normalize(title_en, NFKC))) WHERE title_en <> '';
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
  idle boolean NOT NULL DEFAULT false,
  CONSTRAINT task_run_check CHECK ((job_id IS NULL) = (skipped IS NOT NULL))
);
CREATE INDEX task_run_newest ON task_run (task_id, id DESC);
CREATE INDEX task_run_at ON task_run (at);
CREATE INDEX task_run_idle ON task_run (task_id) WHERE idle;
COMMENT ON TABLE task_run IS 'Runs of scheduled tasks, each with its job, and the times at which there was none';
COMMENT ON COLUMN task_run.due_at IS 'Null when a person started the run: it had no set time';
COMMENT ON COLUMN task_run.instance IS 'Host and number of the process that worked on it last';
COMMENT ON COLUMN task_run.idle IS 'A scheduled run that found nothing to do: of each task the newest of them is kept';

CREATE TABLE instance (
  id text PRIMARY KEY,
  host text NOT NULL,
  pid int NOT NULL,
  version text NOT NULL,
  pool_max int NOT NULL,
  pool_total int NOT NULL,
  pool_idle int NOT NULL,
  pool_waiting int NOT NULL,
  resident bigint NOT NULL,
  heap bigint NOT NULL,
  loop_ms int NOT NULL,
  log_level text NOT NULL,
  started_at timestamptz NOT NULL,
  beat_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE instance IS 'One row per process of the server, renewed every ten seconds; one that is silent for a minute has died';
COMMENT ON COLUMN instance.loop_ms IS 'Milliseconds by which work was late in the event loop, 99th percentile since the last sign of life';

CREATE TABLE idempotency (
  user_id bigint NOT NULL,
  key text NOT NULL,
  route text NOT NULL,
  request_hash bytea NOT NULL,
  reply jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_created ON idempotency (created_at);
COMMENT ON TABLE idempotency IS 'Answers of writes that may be retried, stored in their transaction, kept for a day';

INSERT INTO scheduled_task (title_zh, title_en, handler, params, cron, status, overlap, misfire) VALUES
  ('清理无用文件', 'Sweep files', 'sweepFiles', '{"hours": 24}', '12 * * * *', 'active', 'skip', 'once'),
  ('清理到期会话', 'Expire sessions', 'expireSessions', '{"sessionDays": 30, "messageDays": 90}', '27 * * * *', 'active', 'skip', 'once'),
  ('清理导出与任务记录', 'Clean exports', 'cleanExports', '{"exportDays": 7, "importDays": 30, "runDays": 180}', '42 * * * *', 'active', 'skip', 'once'),
  ('每日重新统计', 'Daily recount', 'recount', '{}', '30 1 * * *', 'active', 'skip', 'once'),
  ('每日校验登记数据', 'Daily check of the register', 'verify', '{}', '0 2 * * *', 'active', 'skip', 'once'),
  ('每月归档操作日志', 'Monthly archive of logs', 'archiveLogs', '{"months": 1}', '0 4 3 * *', 'active', 'skip', 'once'),
  ('每日消息汇总', 'Daily digest of messages', 'dailyDigest', '{}', '0 8 * * *', 'active', 'skip', 'skip'),
  ('发布到时的公告', 'Publish notices that are due', 'publishNotices', '{}', '* * * * *', 'active', 'skip', 'once'),
  ('每日查看保存的查询', 'Daily look for saved searches', 'tellSearches', '{}', '0 7 * * *', 'active', 'skip', 'once'),
  ('每日检查数据质量', 'Daily look at data quality', 'quality', '{}', '30 3 * * *', 'active', 'skip', 'once'),
  ('证书到期提醒', 'Reminders before certificates end', 'remindExpiry', '{"firstDays": 90, "secondDays": 30, "lastDays": 7}', '0 8 * * *', 'active', 'skip', 'once'),
  ('预告的变更生效', 'Announced changes take effect', 'standingsDue', '{}', '* * * * *', 'active', 'skip', 'once');
