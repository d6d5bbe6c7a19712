-- The task that looks for new results calls searches as the office and the site do: favourites.
-- up
UPDATE scheduled_task SET title_zh = '每日查看常用查询', title_en = 'Daily look for favourite searches'
WHERE handler = 'tellSearches' AND title_zh = '每日查看保存的查询' AND title_en = 'Daily look for saved searches';
-- down
UPDATE scheduled_task SET title_zh = '每日查看保存的查询', title_en = 'Daily look for saved searches'
WHERE handler = 'tellSearches' AND title_zh = '每日查看常用查询' AND title_en = 'Daily look for favourite searches';
