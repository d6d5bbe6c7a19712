-- Searches that people keep, and are told of when something new matches them; reports by when they were published.
-- up
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
CREATE INDEX report_published ON report (published_at) WHERE status <> 'draft';
INSERT INTO scheduled_task (title_zh, title_en, handler, params, cron, status, overlap, misfire) VALUES
  ('每日查看保存的查询', 'Daily look for saved searches', 'tellSearches', '{}', '0 7 * * *', 'active', 'skip', 'once');
-- down
DELETE FROM job USING task_run, scheduled_task
WHERE task_run.job_id = job.id AND scheduled_task.id = task_run.task_id AND scheduled_task.handler = 'tellSearches';
DELETE FROM scheduled_task WHERE handler = 'tellSearches';
DROP INDEX report_published;
DROP TABLE saved_search;
