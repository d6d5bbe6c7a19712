-- A role has one scope for all it may, permissions stand in the menu tree as buttons, and what a register was begun with is remembered.
-- up
ALTER TABLE role
  ADD COLUMN scope text NOT NULL DEFAULT 'self' CHECK (scope IN ('all', 'chosen', 'own', 'ownBelow', 'self', 'company')),
  ADD COLUMN dept_ids bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN dept_id bigint REFERENCES dept ON DELETE SET NULL,
  ADD COLUMN remark text NOT NULL DEFAULT '',
  DROP CONSTRAINT role_name_zh_key,
  DROP CONSTRAINT role_name_en_key;
-- Without regard to case and width.
CREATE UNIQUE INDEX role_name_zh ON role (lower(normalize(name_zh, NFKC)));
CREATE UNIQUE INDEX role_name_en ON role (lower(normalize(name_en, NFKC)));
COMMENT ON COLUMN role.scope IS 'The rows that everything the role may reaches, where a permission has no scope of its own';
COMMENT ON COLUMN role.dept_ids IS 'Departments of scope chosen';
COMMENT ON COLUMN role.dept_id IS 'Department of who made it, which reaches it; none: only who reaches everything';

-- What most permissions of a role had becomes the role's.
UPDATE role_grant SET dept_ids = '{}' WHERE scope <> 'chosen';
UPDATE role SET scope = most.scope, dept_ids = most.dept_ids
FROM (
  SELECT DISTINCT ON (role_id) role_id, scope, dept_ids FROM role_grant
  GROUP BY role_id, scope, dept_ids ORDER BY role_id, count(*) DESC, scope
) most
WHERE most.role_id = role.id;
UPDATE role SET scope = 'all' WHERE built_in AND key IN ('security-admin', 'auditor');

ALTER TABLE role_grant ALTER COLUMN scope DROP NOT NULL;
UPDATE role_grant g SET scope = NULL, dept_ids = '{}' FROM role r
WHERE r.id = g.role_id AND g.scope = r.scope AND g.dept_ids = r.dept_ids;
ALTER TABLE role_grant ADD CONSTRAINT role_grant_depts CHECK (dept_ids = '{}' OR coalesce(scope, '') = 'chosen');
COMMENT ON COLUMN role_grant.scope IS 'Of this permission alone; none: the role''s';
COMMENT ON COLUMN role_grant.dept_ids IS 'Departments of a scope chosen of its own';

CREATE VIEW role_reach AS
SELECT g.role_id, g.permission, coalesce(g.scope, r.scope) AS scope,
  CASE WHEN g.scope IS NULL THEN r.dept_ids ELSE g.dept_ids END AS dept_ids
FROM role_grant g JOIN role r ON r.id = g.role_id
WHERE r.status = 'active';
COMMENT ON VIEW role_reach IS 'What active roles may, each permission with the scope that holds for it';

ALTER TABLE menu
  ADD COLUMN roles text[] NOT NULL DEFAULT '{}',
  DROP CONSTRAINT menu_type_check,
  ADD CONSTRAINT menu_type_check CHECK (type IN ('menu', 'link', 'iframe', 'button'));
CREATE UNIQUE INDEX menu_title_zh ON menu (coalesce(parent_id, 0), lower(normalize(title_zh, NFKC)));
CREATE UNIQUE INDEX menu_title_en ON menu (coalesce(parent_id, 0), lower(normalize(title_en, NFKC)));
CREATE UNIQUE INDEX menu_button ON menu (permission) WHERE type = 'button';
COMMENT ON COLUMN menu.roles IS 'Keys of roles; given, only their holders are shown the entry';

CREATE TABLE seeded (
  kind text NOT NULL,
  key text NOT NULL,
  row_id bigint,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, key)
);
COMMENT ON TABLE seeded IS 'What this register has been given to begin with, once each: deleted or changed later, it does not come back';
COMMENT ON COLUMN seeded.row_id IS 'The row that was made of it, where others stand on it';

-- Roles that are there have been given these; what has been taken from them since stays away.
INSERT INTO seeded (kind, key)
SELECT 'grant', concat(role.key, ' ', permission) FROM (VALUES
  ('admin', '{*:*:*}'),
  ('system-admin', '{system:notice:list,system:notice:add,system:notice:edit,system:notice:remove,system:post:list,system:post:add,system:post:edit,system:post:remove,system:post:export,system:file:upload,system:file:remove}'),
  ('head-office', '{business:codeApply:list,business:codeApply:reviewHead,business:codeApply:void,business:report:list,business:report:query,business:report:export,business:report:unmask,business:report:suspend,business:report:restore,business:report:revoke,business:changeNotice:list,business:file:upload,system:file:upload}'),
  ('expert', '{business:codeApply:list,business:codeApply:reviewSociety,business:report:list,business:report:query,system:file:upload}'),
  ('body-staff', '{business:codeApply:list,business:codeApply:apply,business:report:list,business:report:query,business:report:add,business:report:edit,business:report:remove,business:report:revise,business:report:export,business:report:import,business:changeNotice:list,business:file:upload,system:file:upload}'),
  ('body-manager', '{business:codeApply:list,business:codeApply:apply,business:report:list,business:report:query,business:report:add,business:report:edit,business:report:remove,business:report:revise,business:report:export,business:report:import,business:changeNotice:list,business:file:upload,system:file:upload,business:report:publish,business:report:confirm,business:report:unmask,business:report:importExisting,business:codeApply:void}'),
  ('enterprise', '{business:report:list,business:report:query,business:changeNotice:list}')
) given (key, permissions) JOIN role ON role.key = given.key, unnest(given.permissions::text[]) permission;
-- down
DROP TABLE seeded;
DELETE FROM menu WHERE type = 'button';
DROP INDEX menu_title_zh, menu_title_en, menu_button;
ALTER TABLE menu
  DROP COLUMN roles,
  DROP CONSTRAINT menu_type_check,
  ADD CONSTRAINT menu_type_check CHECK (type IN ('menu', 'link', 'iframe'));
DROP VIEW role_reach;
-- Whatever the version before did not know.
DELETE FROM role_grant WHERE permission LIKE 'system:%' AND permission !~ '^system:(notice|post|file):';
ALTER TABLE role_grant DROP CONSTRAINT role_grant_depts;
UPDATE role_grant g SET scope = r.scope, dept_ids = r.dept_ids FROM role r WHERE r.id = g.role_id AND g.scope IS NULL;
ALTER TABLE role_grant ALTER COLUMN scope SET NOT NULL;
DROP INDEX role_name_zh, role_name_en;
ALTER TABLE role
  DROP COLUMN scope,
  DROP COLUMN dept_ids,
  DROP COLUMN dept_id,
  DROP COLUMN remark,
  ADD CONSTRAINT role_name_zh_key UNIQUE (name_zh),
  ADD CONSTRAINT role_name_en_key UNIQUE (name_en);
