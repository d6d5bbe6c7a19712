-- Being replaced is a fact of the replaced certificate, and every reader takes the standing from one column.
-- up
ALTER TABLE report
  ADD COLUMN replaced_by bigint REFERENCES report,
  ADD COLUMN replaced_on date,
  -- That of nearly every row, so that few are written again.
  ADD COLUMN standing text NOT NULL DEFAULT 'published',
  ADD CONSTRAINT report_replaced CHECK ((replaced_by IS NULL) = (replaced_on IS NULL) AND (status <> 'draft' OR replaced_by IS NULL));
COMMENT ON COLUMN report.replaced_by IS 'The certificate that replaced it: written when that one is published, and emptied by an act alone';
COMMENT ON COLUMN report.standing IS 'What it is worth by everything that is stored; only days that pass are compared when it is read. The database writes it';

-- Certificates replaced so far, those whose successor has been stopped since then too.
UPDATE report old SET replaced_by = newer.id, replaced_on = greatest(old.issue_date, coalesce(newer.issue_date, newer.status_since))
FROM (SELECT DISTINCT ON (supersedes_id) * FROM report WHERE status <> 'draft' AND supersedes_id IS NOT NULL
  ORDER BY supersedes_id, published_at DESC, id DESC) newer
WHERE newer.supersedes_id = old.id AND old.id <> newer.id AND old.status IN ('published', 'suspended');

CREATE FUNCTION set_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.standing := CASE WHEN NEW.status = 'published' AND NEW.replaced_on IS NOT NULL THEN 'superseded' ELSE NEW.status END;
  RETURN NEW;
END $$;
CREATE TRIGGER report_standing BEFORE INSERT OR UPDATE ON report FOR EACH ROW EXECUTE FUNCTION set_standing();

-- The search texts follow afterwards, by their new column.
DROP TRIGGER search_follows ON report;
UPDATE report SET standing = status WHERE status <> 'published' OR replaced_on IS NOT NULL;
ALTER TABLE report ALTER COLUMN standing SET DEFAULT 'draft';

ALTER TABLE report_search RENAME COLUMN status TO standing;
DROP INDEX report_search_ends, report_search_stopped;
CREATE OR REPLACE FUNCTION fill_report_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT report.body_id, report.category_code, report.form_kind, report.standing, report.valid_to
    INTO NEW.body_id, NEW.category_code, NEW.form_kind, NEW.standing, NEW.valid_to
    FROM report WHERE report.id = NEW.report_id;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION follow_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_search SET standing = NEW.standing WHERE report_id = NEW.id;
  RETURN NULL;
END $$;
-- Of every update, because the standing follows from columns that an update names.
CREATE TRIGGER search_follows AFTER UPDATE ON report FOR EACH ROW
  WHEN (ROW(OLD.body_id, OLD.category_code, OLD.form_kind, OLD.standing, OLD.valid_to)
    IS DISTINCT FROM ROW(NEW.body_id, NEW.category_code, NEW.form_kind, NEW.standing, NEW.valid_to)
    AND (OLD.status <> 'draft' OR NEW.status = 'draft'))
  EXECUTE FUNCTION follow_report();
UPDATE report_search s SET standing = report.standing FROM report WHERE report.id = s.report_id AND report.standing IS DISTINCT FROM s.standing;
CREATE INDEX report_search_ends ON report_search (valid_to) WHERE standing = 'published' AND valid_to IS NOT NULL;
CREATE INDEX report_search_stopped ON report_search (standing) WHERE standing NOT IN ('draft', 'published');

DROP INDEX report_newest, report_updated, report_by_maker, report_by_product, report_by_model, report_by_category, report_by_certificate, report_by_number, report_stopped, report_ends, report_figures;
CREATE INDEX report_newest ON report (listed_on DESC, id DESC, category_code, body_id, form_kind, status, standing, valid_to, updated_at);
CREATE INDEX report_updated ON report (updated_at DESC, id DESC, category_code, body_id, form_kind, status, standing, valid_to, listed_on);
CREATE INDEX report_by_maker ON report (manufacturer_name, category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_product ON report (product_name, category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_model ON report (model, category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_category ON report (category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_certificate ON report (certificate_key, category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_number ON report (report_key, category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_stopped ON report (standing, listed_on DESC, id DESC) WHERE standing NOT IN ('draft', 'published');
CREATE INDEX report_ends ON report (valid_to) WHERE standing = 'published' AND valid_to IS NOT NULL;
CREATE INDEX report_figures ON report (body_id, category_code, standing, valid_to, issue_date) INCLUDE (id) WHERE status <> 'draft';
CREATE INDEX report_replaced_by ON report (replaced_by) WHERE replaced_by IS NOT NULL;

ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement'));
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement'));
INSERT INTO change_notice (public_id, report_id, body_id, version, certificate_no, certificate_key, manufacturer_name, kind, changes, reason, change_date, created_by)
SELECT rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '='), old.id, old.body_id, old.version,
  coalesce(old.certificate_no, old.report_no, ''), folded(coalesce(old.certificate_no, old.report_no, '')), coalesce(old.manufacturer_name, ''),
  'replacement', jsonb_build_array(jsonb_build_object('field', 'replacedBy', 'before', null, 'after', coalesce(newer.certificate_no, newer.report_no))),
  '', old.replaced_on, newer.created_by
FROM report old JOIN report newer ON newer.id = old.replaced_by ORDER BY newer.published_at, old.id;

-- Of a role that is there already; a new register gets its grants with its roles.
INSERT INTO role_grant (role_id, permission)
SELECT role.id, 'business:report:replace' FROM role WHERE role.key = 'head-office' AND role.built_in
ON CONFLICT DO NOTHING;
ANALYZE report, report_search;
-- down
DELETE FROM role_grant WHERE permission = 'business:report:replace';
DELETE FROM change_notice WHERE kind = 'replacement';
ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation'));
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation'));
DROP INDEX report_newest, report_updated, report_by_maker, report_by_product, report_by_model, report_by_category, report_by_certificate, report_by_number, report_stopped, report_ends, report_figures, report_replaced_by, report_search_ends, report_search_stopped;
DROP TRIGGER search_follows ON report;
DROP TRIGGER report_standing ON report;
DROP FUNCTION set_standing;
ALTER TABLE report_search RENAME COLUMN standing TO status;
ALTER TABLE report DROP COLUMN replaced_by, DROP COLUMN replaced_on, DROP COLUMN standing;
CREATE OR REPLACE FUNCTION fill_report_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT report.body_id, report.category_code, report.form_kind, report.status, report.valid_to
    INTO NEW.body_id, NEW.category_code, NEW.form_kind, NEW.status, NEW.valid_to
    FROM report WHERE report.id = NEW.report_id;
  RETURN NEW;
END $$;
UPDATE report_search s SET status = report.status FROM report WHERE report.id = s.report_id AND report.status IS DISTINCT FROM s.status;
CREATE OR REPLACE FUNCTION follow_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_search SET status = NEW.status WHERE report_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_follows AFTER UPDATE OF body_id, category_code, form_kind, status, valid_to ON report FOR EACH ROW
  WHEN (ROW(OLD.body_id, OLD.category_code, OLD.form_kind, OLD.status, OLD.valid_to)
    IS DISTINCT FROM ROW(NEW.body_id, NEW.category_code, NEW.form_kind, NEW.status, NEW.valid_to)
    AND (OLD.status <> 'draft' OR NEW.status = 'draft'))
  EXECUTE FUNCTION follow_report();
CREATE INDEX report_search_ends ON report_search (valid_to) WHERE status = 'published' AND valid_to IS NOT NULL;
CREATE INDEX report_search_stopped ON report_search (status) WHERE status IN ('suspended', 'revoked');
CREATE INDEX report_newest ON report (listed_on DESC, id DESC, category_code, body_id, form_kind, status, valid_to, updated_at);
CREATE INDEX report_updated ON report (updated_at DESC, id DESC, category_code, body_id, form_kind, status, valid_to, listed_on);
CREATE INDEX report_by_maker ON report (manufacturer_name, category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_product ON report (product_name, category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_model ON report (model, category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_category ON report (category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_certificate ON report (certificate_key, category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_number ON report (report_key, category_code, body_id, form_kind, status, listed_on, valid_to, updated_at, id);
CREATE INDEX report_stopped ON report (status, listed_on DESC, id DESC) WHERE status IN ('suspended', 'revoked');
CREATE INDEX report_ends ON report (valid_to) WHERE status = 'published' AND valid_to IS NOT NULL;
CREATE INDEX report_figures ON report (body_id, category_code, status, valid_to, issue_date) INCLUDE (id) WHERE status <> 'draft';
