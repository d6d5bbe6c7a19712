-- The register looks after its archive every day, and tries a restore every week.
-- up
INSERT INTO scheduled_task (title_zh, title_en, handler, params, cron, status, overlap, misfire) VALUES
  ('每日照看归档与回收区', 'Daily look after the archive', 'lookAfterArchive', '{"recoveryDays": 35}', '15 5 * * *', 'active', 'skip', 'once'),
  ('每周恢复演练', 'Weekly trial restore', 'drillRestore', '{}', '0 22 * * 6', 'active', 'skip', 'once');
-- down
DELETE FROM scheduled_task WHERE handler IN ('lookAfterArchive', 'drillRestore');
