-- One table of jobs for all work beside requests; the library's own tables (schema graphile_worker) hold who works on which.
-- up
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
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint REFERENCES app_user,
  begun_at timestamptz,
  finished_at timestamptz
);
CREATE INDEX job_own ON job (created_by, kind, created_at DESC);
CREATE INDEX job_created ON job (kind, created_at);
CREATE INDEX job_under_way ON job (beat_at) WHERE state IN ('waiting', 'running');
CREATE UNIQUE INDEX job_alone ON job (alone) WHERE state IN ('waiting', 'running');
COMMENT ON TABLE job IS 'Work beside requests, as people see it: what was asked, how far it is, how it ended';
COMMENT ON COLUMN job.alone IS 'Of those with the same word one waits or works at a time';
COMMENT ON COLUMN job.asked IS 'Of the call that asked: language, address, browser, number, origin; empty once it is over';
COMMENT ON COLUMN job.attempts IS 'How often it was begun; a beginning anew ends the one before';
COMMENT ON COLUMN job.deaths IS 'How often its process fell silent in the middle';
COMMENT ON COLUMN job.created_by IS 'Null: the register itself';

INSERT INTO job (id, kind, name, state, done, total, file_name, file_id, failure_zh, failure_en, beat_at, created_at, created_by, finished_at)
SELECT id, 'export', name, CASE WHEN state IN ('waiting', 'running') THEN 'failed' ELSE state END, done, total, file_name, file_id,
  CASE WHEN state IN ('waiting', 'running') THEN '处理中断，请重新导出' ELSE failure_zh END,
  CASE WHEN state IN ('waiting', 'running') THEN 'The work was interrupted. Please export again' ELSE failure_en END,
  beat_at, created_at, created_by, coalesce(finished_at, beat_at)
FROM background_task;
DROP TABLE background_task;

INSERT INTO job (id, kind, state, done, total, file_name, failure_zh, failure_en, beat_at, created_at, created_by, finished_at)
SELECT id, CASE WHEN state IN ('checking', 'checked') THEN 'import.check' ELSE 'import.write' END,
  CASE WHEN state IN ('checked', 'done') THEN 'done' ELSE 'failed' END, done, total, file_name,
  CASE WHEN state IN ('checking', 'importing') THEN '处理中断，没有导入任何内容；请重新上传文件' ELSE failure_zh END,
  CASE WHEN state IN ('checking', 'importing') THEN 'The work was interrupted and nothing was imported. Upload the file again' ELSE failure_en END,
  beat_at, created_at, created_by, beat_at
FROM import_job;
ALTER TABLE import_job ADD COLUMN job_id text REFERENCES job;
UPDATE import_job SET job_id = id, state = CASE state WHEN 'failed' THEN 'checking' ELSE state END;
ALTER TABLE import_job
  DROP COLUMN done, DROP COLUMN total, DROP COLUMN failure_zh, DROP COLUMN failure_en, DROP COLUMN beat_at, DROP COLUMN lang,
  DROP CONSTRAINT import_job_state_check,
  ADD CONSTRAINT import_job_state_check CHECK (state IN ('checking', 'checked', 'importing', 'done')),
  ALTER COLUMN job_id SET NOT NULL;
CREATE INDEX import_job_job ON import_job (job_id);
COMMENT ON COLUMN import_job.job_id IS 'The job that checks it, later the one that writes it';

INSERT INTO job (id, kind, state, done, total, failure_zh, failure_en, beat_at, created_at, created_by, finished_at)
SELECT id, kind || '.check', CASE WHEN state IN ('waiting', 'running') THEN 'failed' ELSE state END, done, total,
  CASE WHEN state IN ('waiting', 'running') THEN '校验中断，请重新校验' ELSE failure_zh END,
  CASE WHEN state IN ('waiting', 'running') THEN 'The check was interrupted. Please start it again' ELSE failure_en END,
  beat_at, created_at, created_by, coalesce(finished_at, beat_at)
FROM check_run;
DELETE FROM check_run WHERE state <> 'done';
ALTER TABLE check_run
  DROP COLUMN kind, DROP COLUMN state, DROP COLUMN done, DROP COLUMN total, DROP COLUMN failure_zh, DROP COLUMN failure_en,
  DROP COLUMN beat_at, DROP COLUMN created_at, DROP COLUMN created_by, DROP COLUMN finished_at;
ALTER TABLE check_run RENAME COLUMN id TO job_id;
ALTER TABLE check_run ADD FOREIGN KEY (job_id) REFERENCES job ON DELETE CASCADE;
COMMENT ON TABLE check_run IS 'What checks of the audit looked at and found, once they are over';

INSERT INTO job (id, kind, state, done, total, failure_zh, failure_en, beat_at, created_at, created_by, finished_at)
SELECT id, 'audit.archive', CASE WHEN state IN ('waiting', 'running') THEN 'failed' ELSE state END, done, total,
  CASE WHEN state IN ('waiting', 'running') THEN '归档中断，请重新归档' ELSE failure_zh END,
  CASE WHEN state IN ('waiting', 'running') THEN 'The archiving was interrupted. Please start it again' ELSE failure_en END,
  beat_at, created_at, created_by, beat_at
FROM audit_archive;
ALTER TABLE audit_archive ADD COLUMN job_id text REFERENCES job ON DELETE SET NULL;
UPDATE audit_archive SET job_id = id;
ALTER TABLE audit_archive
  DROP COLUMN state, DROP COLUMN done, DROP COLUMN total, DROP COLUMN failure_zh, DROP COLUMN failure_en, DROP COLUMN beat_at,
  ADD CONSTRAINT audit_archive_made CHECK (file_id IS NULL OR hash_before IS NOT NULL AND hash_last IS NOT NULL),
  ADD CONSTRAINT audit_archive_removed CHECK (removed_at IS NULL OR file_id IS NOT NULL);
CREATE INDEX audit_archive_job ON audit_archive (job_id);
COMMENT ON COLUMN audit_archive.file_id IS 'Null until it is made';
COMMENT ON COLUMN audit_archive.job_id IS 'The job that makes it, with the other months of its order';
-- down
CREATE TABLE background_task (
  id text PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  done int NOT NULL DEFAULT 0,
  total int,
  file_name text NOT NULL,
  file_id text REFERENCES stored_file,
  failure_zh text NOT NULL DEFAULT '',
  failure_en text NOT NULL DEFAULT '',
  beat_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  finished_at timestamptz,
  CHECK ((state = 'done') = (file_id IS NOT NULL))
);
CREATE INDEX background_task_own ON background_task (created_by, created_at DESC);
CREATE INDEX background_task_created ON background_task (created_at);
COMMENT ON TABLE background_task IS 'Exports that run beside the request, each for its creator alone';
COMMENT ON COLUMN background_task.beat_at IS 'Last sign of life; a task silent for a minute died with its process';
INSERT INTO background_task
SELECT id, name, state, done, total, file_name, file_id, failure_zh, failure_en, beat_at, created_at, created_by, finished_at
FROM job WHERE kind = 'export';

ALTER TABLE import_job
  ADD COLUMN done int NOT NULL DEFAULT 0, ADD COLUMN total int NOT NULL DEFAULT 0,
  ADD COLUMN failure_zh text NOT NULL DEFAULT '', ADD COLUMN failure_en text NOT NULL DEFAULT '',
  ADD COLUMN beat_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN lang text NOT NULL DEFAULT 'zh',
  DROP CONSTRAINT import_job_state_check,
  ADD CONSTRAINT import_job_state_check CHECK (state IN ('checking', 'checked', 'importing', 'done', 'failed'));
UPDATE import_job SET done = job.done, total = coalesce(job.total, 0), failure_zh = job.failure_zh, failure_en = job.failure_en,
  beat_at = job.beat_at, state = CASE WHEN job.state = 'failed' THEN 'failed' ELSE import_job.state END
FROM job WHERE job.id = import_job.job_id;
ALTER TABLE import_job ALTER COLUMN lang DROP DEFAULT, DROP COLUMN job_id;
COMMENT ON COLUMN import_job.beat_at IS 'Last sign of life; a job silent for a minute died with its process';

ALTER TABLE audit_archive
  DROP CONSTRAINT audit_archive_made, DROP CONSTRAINT audit_archive_removed,
  ADD COLUMN state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  ADD COLUMN done int NOT NULL DEFAULT 0, ADD COLUMN total int,
  ADD COLUMN failure_zh text NOT NULL DEFAULT '', ADD COLUMN failure_en text NOT NULL DEFAULT '',
  ADD COLUMN beat_at timestamptz NOT NULL DEFAULT now();
UPDATE audit_archive SET state = CASE WHEN file_id IS NULL THEN 'failed' ELSE 'done' END, total = last_id - first_id + 1,
  done = CASE WHEN file_id IS NULL THEN 0 ELSE last_id - first_id + 1 END;
UPDATE audit_archive SET failure_zh = job.failure_zh, failure_en = job.failure_en, beat_at = job.beat_at
FROM job WHERE job.id = audit_archive.job_id AND audit_archive.file_id IS NULL;
ALTER TABLE audit_archive DROP COLUMN job_id, ALTER COLUMN total SET NOT NULL,
  ADD CHECK ((state = 'done') = (file_id IS NOT NULL AND hash_before IS NOT NULL AND hash_last IS NOT NULL)),
  ADD CHECK (removed_at IS NULL OR state = 'done');

ALTER TABLE check_run DROP CONSTRAINT check_run_job_id_fkey;
ALTER TABLE check_run RENAME COLUMN job_id TO id;
ALTER TABLE check_run
  ADD COLUMN kind text NOT NULL DEFAULT 'audit',
  ADD COLUMN state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  ADD COLUMN done int NOT NULL DEFAULT 0, ADD COLUMN total int,
  ADD COLUMN failure_zh text NOT NULL DEFAULT '', ADD COLUMN failure_en text NOT NULL DEFAULT '',
  ADD COLUMN beat_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN created_by bigint REFERENCES app_user, ADD COLUMN finished_at timestamptz;
INSERT INTO check_run (id) SELECT id FROM job WHERE kind = 'audit.check' ON CONFLICT DO NOTHING;
UPDATE check_run SET state = job.state, done = job.done, total = job.total, failure_zh = job.failure_zh, failure_en = job.failure_en,
  beat_at = job.beat_at, created_at = job.created_at, created_by = job.created_by, finished_at = job.finished_at
FROM job WHERE job.id = check_run.id;
ALTER TABLE check_run ALTER COLUMN kind DROP DEFAULT;
CREATE UNIQUE INDEX check_run_under_way ON check_run (kind) WHERE state IN ('waiting', 'running');
CREATE INDEX check_run_newest ON check_run (kind, created_at DESC);
COMMENT ON TABLE check_run IS 'Checks of what is stored, one of a kind at a time';
DROP TABLE job;
