-- Configuration, dictionaries, how tables look, and what the pages to copy from stand on.

CREATE TABLE config (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL CHECK (key ~ '^[A-Za-z][A-Za-z0-9._-]{0,99}$'),
  class text NOT NULL CHECK (class IN ('register', 'site', 'office', 'system', 'security')),
  type text NOT NULL CHECK (type IN ('text', 'pair', 'number', 'yesNo', 'choice', 'colour', 'picture', 'instant', 'date')),
  built_in boolean NOT NULL DEFAULT false,
  sort int NOT NULL DEFAULT 0,
  label_zh text NOT NULL,
  label_en text NOT NULL,
  hint_zh text NOT NULL DEFAULT '',
  hint_en text NOT NULL DEFAULT '',
  value jsonb,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint REFERENCES app_user
);
CREATE UNIQUE INDEX config_key ON config (lower(key));
COMMENT ON TABLE config IS 'One row per key; those the product acts on are declared by it and cannot be deleted';
COMMENT ON COLUMN config.class IS 'Whose key it is; security keys belong to the security administrator';
COMMENT ON COLUMN config.value IS 'Null: the default that the product declares';

CREATE TABLE dict_type (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL UNIQUE CHECK (type ~ '^[a-z][a-z0-9_]*$'),
  name_zh text NOT NULL,
  name_en text NOT NULL,
  parent_id bigint REFERENCES dict_type,
  sort int NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'stopped')),
  remark text NOT NULL DEFAULT '',
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint,
  CONSTRAINT dict_type_parent CHECK (parent_id <> id)
);
CREATE INDEX dict_type_children ON dict_type (parent_id);
COMMENT ON TABLE dict_type IS 'Dictionaries, and the groups they stand in: what has others below it is a group';

CREATE TABLE dict_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL REFERENCES dict_type(type) ON UPDATE CASCADE,
  value text NOT NULL,
  label_zh text NOT NULL,
  label_en text NOT NULL,
  sort int NOT NULL DEFAULT 0,
  is_default boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'stopped')),
  tone text NOT NULL DEFAULT '' CHECK (tone IN ('', 'good', 'warn', 'bad', 'quiet', 'draft')),
  remark text NOT NULL DEFAULT '',
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint,
  CONSTRAINT dict_item_type_value_key UNIQUE (type, value)
);
CREATE UNIQUE INDEX dict_item_default ON dict_item (type) WHERE is_default;
COMMENT ON COLUMN dict_item.tone IS 'How lists colour it; empty for none';

CREATE TABLE user_setting (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('columns', 'filters', 'layout')),
  name text NOT NULL,
  value jsonb NOT NULL,
  rev int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind, name)
);
COMMENT ON TABLE user_setting IS 'What a person has set for themselves: columns of a table, favourite filters, the frame';

CREATE TABLE table_default (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  remote_sort boolean NOT NULL DEFAULT true,
  remote_filter boolean NOT NULL DEFAULT true,
  columns jsonb,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint
);
COMMENT ON TABLE table_default IS 'How a table looks to everybody; a person''s own setting lies over it';
COMMENT ON COLUMN table_default.columns IS 'Columns as the wire has them, with titles, labels and filter texts as pairs; null: as shipped';

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

CREATE TABLE demo_sample (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sample_no text NOT NULL UNIQUE,
  name text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  owner text NOT NULL,
  tester text NOT NULL DEFAULT '',
  quantity int,
  fee numeric(12,2),
  progress int,
  urgent boolean NOT NULL DEFAULT false,
  received_on date NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  remark text NOT NULL DEFAULT '',
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint
);
COMMENT ON TABLE demo_sample IS 'Invented samples that the demonstration pages stand on; everybody signed in may change them';

CREATE CONSTRAINT TRIGGER config_is_public AFTER INSERT OR DELETE OR UPDATE ON config DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_public_change();
