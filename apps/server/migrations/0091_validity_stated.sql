-- A certificate from before the register whose validity, day of issue or conclusion is not registered is not called valid.
-- up
ALTER TABLE report ADD COLUMN no_expiry boolean;
COMMENT ON COLUMN report.no_expiry IS 'The original says that it has no expiry. A certificate that this register issued has none where valid_to is empty';
CREATE OR REPLACE FUNCTION set_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.standing := CASE
    WHEN NEW.status <> 'published' THEN NEW.status
    WHEN NEW.replaced_on IS NOT NULL THEN 'superseded'
    WHEN NEW.origin = 'existing' AND (NEW.issue_date IS NULL OR NEW.conclusion IS NULL OR NEW.valid_to IS NULL AND NEW.no_expiry IS NOT TRUE) THEN 'unconfirmed'
    ELSE 'published' END;
  RETURN NEW;
END $$;
UPDATE report SET standing = standing WHERE status = 'published' AND origin = 'existing'
  AND (issue_date IS NULL OR conclusion IS NULL OR valid_to IS NULL);
DROP INDEX report_ends, report_search_ends;
CREATE INDEX report_ends ON report (valid_to) WHERE standing IN ('published', 'unconfirmed') AND valid_to IS NOT NULL;
CREATE INDEX report_search_ends ON report_search (valid_to) WHERE standing IN ('published', 'unconfirmed') AND valid_to IS NOT NULL;
-- down
DROP INDEX report_ends, report_search_ends;
CREATE INDEX report_ends ON report (valid_to) WHERE standing = 'published' AND valid_to IS NOT NULL;
CREATE INDEX report_search_ends ON report_search (valid_to) WHERE standing = 'published' AND valid_to IS NOT NULL;
CREATE OR REPLACE FUNCTION set_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.standing := CASE WHEN NEW.status = 'published' AND NEW.replaced_on IS NOT NULL THEN 'superseded' ELSE NEW.status END;
  RETURN NEW;
END $$;
UPDATE report SET standing = standing WHERE standing = 'unconfirmed';
ALTER TABLE report DROP COLUMN no_expiry;
