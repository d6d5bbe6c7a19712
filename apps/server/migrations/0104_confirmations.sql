-- The head office confirms numbers for grounds, and may withdraw it; certificates say on which they were registered. The first day of the register is a key of its rules.
-- up
ALTER TABLE config DROP CONSTRAINT config_class_check, DROP CONSTRAINT config_type_check;
ALTER TABLE config
  ADD CONSTRAINT config_class_check CHECK (class IN ('register', 'site', 'office', 'system', 'security')),
  ADD CONSTRAINT config_type_check
    CHECK (type IN ('text', 'pair', 'number', 'yesNo', 'choice', 'colour', 'picture', 'instant', 'date'));

ALTER TABLE confirmed_number
  ADD COLUMN grounds text[] NOT NULL DEFAULT '{aboveCounter}' CHECK (grounds <> '{}'),
  ADD COLUMN withdrawn_at timestamptz,
  ADD COLUMN withdrawn_by bigint REFERENCES app_user,
  ADD COLUMN withdrawn_reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT confirmed_number_withdrawn CHECK (
    (withdrawn_at IS NULL) = (withdrawn_by IS NULL) AND (withdrawn_at IS NULL) = (withdrawn_reason = ''));
ALTER TABLE confirmed_number ALTER COLUMN grounds DROP DEFAULT;
ALTER TABLE confirmed_number DROP CONSTRAINT confirmed_number_once;
CREATE UNIQUE INDEX confirmed_number_once ON confirmed_number (dept_id, number_key) WHERE withdrawn_at IS NULL;
COMMENT ON COLUMN confirmed_number.grounds IS 'What is confirmed: the body may enter the number for these grounds only';

ALTER TABLE report ADD COLUMN confirmed_grounds text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN report.confirmed_grounds IS 'What the head office had confirmed so that this certificate could be registered; written at its publication';
-- down
ALTER TABLE report DROP COLUMN confirmed_grounds;
DROP INDEX confirmed_number_once;
DELETE FROM confirmed_number WHERE withdrawn_at IS NOT NULL;
ALTER TABLE confirmed_number DROP CONSTRAINT confirmed_number_withdrawn;
ALTER TABLE confirmed_number
  DROP COLUMN grounds, DROP COLUMN withdrawn_at, DROP COLUMN withdrawn_by, DROP COLUMN withdrawn_reason,
  ADD CONSTRAINT confirmed_number_once UNIQUE (dept_id, number_key);
DELETE FROM config WHERE class = 'register' OR type = 'date';
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE config DROP CONSTRAINT config_class_check, DROP CONSTRAINT config_type_check;
ALTER TABLE config
  ADD CONSTRAINT config_class_check CHECK (class IN ('site', 'office', 'system', 'security')),
  ADD CONSTRAINT config_type_check
    CHECK (type IN ('text', 'pair', 'number', 'yesNo', 'choice', 'colour', 'picture', 'instant'));
