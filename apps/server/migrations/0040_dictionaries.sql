-- Dictionaries as administrators keep them: in groups, with colours, one default each, and those the product reads itself.
-- up
ALTER TABLE dict_type
  ADD COLUMN parent_id bigint REFERENCES dict_type,
  ADD COLUMN sort int NOT NULL DEFAULT 0,
  ADD COLUMN status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'stopped')),
  ADD COLUMN remark text NOT NULL DEFAULT '',
  ADD CONSTRAINT dict_type_parent CHECK (parent_id <> id);
CREATE INDEX dict_type_children ON dict_type (parent_id);
COMMENT ON TABLE dict_type IS 'Dictionaries, and the groups they stand in: what has others below it is a group';

ALTER TABLE dict_item
  ADD COLUMN tone text NOT NULL DEFAULT '' CHECK (tone IN ('', 'good', 'warn', 'bad', 'quiet', 'draft')),
  ADD COLUMN remark text NOT NULL DEFAULT '';
UPDATE dict_item SET is_default = false
WHERE is_default AND id <> (SELECT min(other.id) FROM dict_item other WHERE other.type = dict_item.type AND other.is_default);
CREATE UNIQUE INDEX dict_item_default ON dict_item (type) WHERE is_default;
COMMENT ON COLUMN dict_item.tone IS 'How lists colour it; empty for none';

-- Whether a record keeps a value is asked before the value is deleted or changed.
CREATE INDEX report_test_basis ON report USING gin (test_basis);
CREATE INDEX code_application_test_basis ON code_application USING gin (test_basis);
-- down
DROP INDEX code_application_test_basis, report_test_basis;
DROP INDEX dict_item_default;
ALTER TABLE dict_item DROP COLUMN tone, DROP COLUMN remark;
DROP INDEX dict_type_children;
ALTER TABLE dict_type
  DROP CONSTRAINT dict_type_parent,
  DROP COLUMN parent_id, DROP COLUMN sort, DROP COLUMN status, DROP COLUMN remark;
