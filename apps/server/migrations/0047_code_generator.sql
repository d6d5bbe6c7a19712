-- Tables as they are described for the code generator, with their columns in order.
-- up
CREATE TABLE gen_table (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_name text NOT NULL,
  noun text NOT NULL,
  label_zh text NOT NULL,
  label_en text NOT NULL,
  plural_en text NOT NULL,
  area text NOT NULL CHECK (area IN ('business', 'system')),
  kind text NOT NULL CHECK (kind IN ('plain', 'tree', 'parent')),
  remark text NOT NULL DEFAULT '',
  child_table text NOT NULL DEFAULT '',
  child_key text NOT NULL DEFAULT '',
  child_zh text NOT NULL DEFAULT '',
  child_en text NOT NULL DEFAULT '',
  columns jsonb NOT NULL,
  children jsonb NOT NULL DEFAULT '[]',
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint NOT NULL REFERENCES app_user
);
CREATE UNIQUE INDEX gen_table_name ON gen_table (table_name);
CREATE UNIQUE INDEX gen_table_noun ON gen_table (lower(noun));
COMMENT ON TABLE gen_table IS 'Tables as the code generator writes records from';
-- down
DELETE FROM role_grant WHERE permission LIKE 'system:generator:%';
DROP TABLE gen_table;
