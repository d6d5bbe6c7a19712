-- Departments as administrators keep them: who leads them, how they are reached, and what a type-testing body is approved for.
-- up
ALTER TABLE dept
  ADD COLUMN leader text NOT NULL DEFAULT '',
  ADD COLUMN phone text NOT NULL DEFAULT '',
  ADD COLUMN email text NOT NULL DEFAULT '',
  ADD COLUMN remark text NOT NULL DEFAULT '';
CREATE TABLE dept_category (
  dept_id bigint NOT NULL REFERENCES dept ON DELETE CASCADE,
  category_code text NOT NULL REFERENCES category,
  PRIMARY KEY (dept_id, category_code)
);
CREATE INDEX dept_category_code ON dept_category (category_code);
COMMENT ON TABLE dept_category IS 'What a body is approved to test, at any level of the catalogue with all below it; no row: everything';
CREATE INDEX dept_parent ON dept (parent_id);
CREATE INDEX app_user_dept ON app_user (dept_id);
-- down
DROP INDEX app_user_dept;
DROP INDEX dept_parent;
DROP TABLE dept_category;
ALTER TABLE dept DROP COLUMN leader, DROP COLUMN phone, DROP COLUMN email, DROP COLUMN remark;
