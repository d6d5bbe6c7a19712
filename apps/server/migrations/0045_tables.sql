-- Tables set up for everybody: a row for each table of the product, its columns once somebody has set them up.
-- up
ALTER TABLE table_default ALTER COLUMN columns DROP NOT NULL;
COMMENT ON COLUMN table_default.columns IS 'Columns as the wire has them, with titles, labels and filter texts as pairs; null: as shipped';

-- What a column was called when it was set up is its title from now on; a label is a name that administrators gave it.
UPDATE table_default SET columns = (
  SELECT jsonb_agg(one || jsonb_build_object('title', one -> 'label', 'label', '["", ""]'::jsonb) ORDER BY place)
  FROM jsonb_array_elements(columns) WITH ORDINALITY AS given (one, place));

-- Tables are called as their screens are, so that their titles stand in one place.
CREATE TEMPORARY TABLE renamed (was text, name text) ON COMMIT DROP;
INSERT INTO renamed VALUES
  ('business/report', 'business/report/list'),
  ('business/codeApply', 'business/codeApply/list'),
  ('business/changeNotice', 'business/changeNotice/list'),
  ('business/enterprise', 'business/enterprise/review'),
  ('system/post', 'system/post/list'),
  ('system/config', 'settings/config'),
  ('system/dept', 'settings/dept'),
  ('system/notice', 'system/notice/list');
UPDATE user_setting SET name = renamed.name FROM renamed
WHERE kind = 'columns' AND user_setting.name = renamed.was
  AND NOT EXISTS (SELECT 1 FROM user_setting other
    WHERE other.user_id = user_setting.user_id AND other.kind = 'columns' AND other.name = renamed.name);
-- down
CREATE TEMPORARY TABLE renamed (was text, name text) ON COMMIT DROP;
INSERT INTO renamed VALUES
  ('business/report', 'business/report/list'),
  ('business/codeApply', 'business/codeApply/list'),
  ('business/changeNotice', 'business/changeNotice/list'),
  ('business/enterprise', 'business/enterprise/review'),
  ('system/post', 'system/post/list'),
  ('system/config', 'settings/config'),
  ('system/dept', 'settings/dept'),
  ('system/notice', 'system/notice/list');
UPDATE user_setting SET name = renamed.was FROM renamed
WHERE kind = 'columns' AND user_setting.name = renamed.name
  AND NOT EXISTS (SELECT 1 FROM user_setting other
    WHERE other.user_id = user_setting.user_id AND other.kind = 'columns' AND other.name = renamed.was);
DELETE FROM table_default WHERE columns IS NULL;
UPDATE table_default SET columns = (
  SELECT jsonb_agg((one - 'title') || jsonb_build_object('label',
    CASE WHEN one #>> '{label,0}' = '' THEN one -> 'title' ELSE one -> 'label' END) ORDER BY place)
  FROM jsonb_array_elements(columns) WITH ORDINALITY AS given (one, place));
ALTER TABLE table_default ALTER COLUMN columns SET NOT NULL;
COMMENT ON COLUMN table_default.columns IS 'Columns as the wire has them, with labels and filter texts as pairs';
