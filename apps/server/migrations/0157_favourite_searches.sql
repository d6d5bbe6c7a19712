-- A saved search is called a favourite one, also where the menu and the list of tasks keep their own words for it.
-- up
UPDATE scheduled_task SET title_zh = '每日查看常用查询', title_en = 'Daily look for favourite searches'
WHERE handler = 'tellSearches' AND title_zh = '每日查看保存的查询' AND title_en = 'Daily look for saved searches';
UPDATE menu SET title_zh = '常用查询', title_en = 'Favourite searches'
WHERE title_zh = '保存的查询' AND title_en = 'Saved searches';
-- down
UPDATE scheduled_task SET title_zh = '每日查看保存的查询', title_en = 'Daily look for saved searches'
WHERE handler = 'tellSearches' AND title_zh = '每日查看常用查询' AND title_en = 'Daily look for favourite searches';
UPDATE menu SET title_zh = '保存的查询', title_en = 'Saved searches'
WHERE title_zh = '常用查询' AND title_en = 'Favourite searches';
