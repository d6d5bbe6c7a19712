-- The equipment catalogue and the dictionaries.
-- up
CREATE TABLE category (
  code text PRIMARY KEY CHECK (code ~ '^[0-9A-Z]{4}$'),
  parent_code text REFERENCES category,
  level int NOT NULL CHECK (level BETWEEN 1 AND 3),
  path text[] NOT NULL,
  leaf boolean NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  form_kind text NOT NULL,
  source text NOT NULL,
  edition text NOT NULL,
  sort int NOT NULL,
  retired boolean NOT NULL DEFAULT false,
  rev int NOT NULL DEFAULT 1
);
COMMENT ON TABLE category IS 'Equipment catalogue; retired entries stay so that old reports keep their code';
COMMENT ON COLUMN category.path IS 'Codes from the first level to this one';
CREATE INDEX category_path ON category USING gin (path);

CREATE TABLE dict_type (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL UNIQUE CHECK (type ~ '^[a-z][a-z0-9_]*$'),
  name_zh text NOT NULL,
  name_en text NOT NULL,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint
);

CREATE TABLE dict_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL REFERENCES dict_type (type) ON UPDATE CASCADE,
  value text NOT NULL,
  label_zh text NOT NULL,
  label_en text NOT NULL,
  sort int NOT NULL DEFAULT 0,
  is_default boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'stopped')),
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint,
  UNIQUE (type, value)
);
-- down
DROP TABLE dict_item, dict_type, category;
