-- The equipment catalogue, and the type-testing bodies: their approved categories, codes and names.

CREATE TABLE category (
  code text PRIMARY KEY CHECK (code ~ '^[0-9A-Z]{4}$'),
  parent_code text REFERENCES category,
  level int NOT NULL CHECK (level >= 1 AND level <= 3),
  path text[] NOT NULL,
  leaf boolean NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  form_kind text NOT NULL,
  source text NOT NULL,
  edition text NOT NULL,
  sort int NOT NULL,
  retired boolean NOT NULL DEFAULT false,
  confirmed boolean NOT NULL DEFAULT true,
  forms text[] NOT NULL DEFAULT '{}',
  id bigint GENERATED ALWAYS AS IDENTITY,
  became text REFERENCES category,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint,
  CONSTRAINT category_kind UNIQUE (code, form_kind),
  CONSTRAINT category_id UNIQUE (id),
  CONSTRAINT category_former CHECK (became IS NULL OR (retired AND parent_code IS NULL))
);
CREATE INDEX category_path ON category USING gin (path);
CREATE INDEX category_parent ON category (parent_code);
CREATE INDEX category_became ON category (became);
COMMENT ON TABLE category IS 'Equipment catalogue; retired entries stay so that old reports keep their code';
COMMENT ON COLUMN category.path IS 'Codes from the first level to this one';
COMMENT ON COLUMN category.form_kind IS 'Whose parameter forms its reports have; the declared kinds go by the same key';
COMMENT ON COLUMN category.confirmed IS 'Its code was seen on certificates or in a rule: only then can numbers be applied for';
COMMENT ON COLUMN category.forms IS 'Keys of the parameter forms of its kind that its records may have, in the order they are offered; none: records have no parameters';
COMMENT ON COLUMN category.became IS 'Of a key of ours whose code was confirmed since: that code. Its path lies below it, so that what is asked of the code finds its records too; no tree draws it';

CREATE TABLE dept_category (
  dept_id bigint NOT NULL REFERENCES dept ON DELETE CASCADE,
  category_code text NOT NULL REFERENCES category,
  PRIMARY KEY (dept_id, category_code)
);
CREATE INDEX dept_category_code ON dept_category (category_code);
COMMENT ON TABLE dept_category IS 'The categories of a body that is approved for listed ones, at any level of the catalogue with all below';

CREATE TABLE body_code (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id bigint NOT NULL REFERENCES dept ON DELETE CASCADE,
  code text NOT NULL CHECK (code ~ '^[0-9]{3,5}$'),
  from_year int CHECK (from_year >= 1990 AND from_year <= 2099),
  to_year int CHECK (to_year >= 1990 AND to_year <= 2099),
  predecessor_id bigint REFERENCES dept,
  note text NOT NULL DEFAULT '',
  rev int NOT NULL DEFAULT 1,
  updated_by bigint REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT body_code_in_order CHECK (from_year <= to_year),
  CONSTRAINT body_code_of_another CHECK (predecessor_id <> dept_id),
  -- Ranges of one number compare without an extension; the 1 in front keeps 022 and 00022 apart.
  CONSTRAINT body_code_one_holder EXCLUDE USING gist (
    int4range(('1' || code)::int, ('1' || code)::int, '[]') WITH =,
    int4range(from_year, to_year, '[]') WITH &&
  ) WHERE (predecessor_id IS NULL)
);
CREATE INDEX body_code_dept ON body_code (dept_id);
COMMENT ON TABLE body_code IS 'Codes of type-testing bodies; both years belong to the period, and null is open';
COMMENT ON COLUMN body_code.predecessor_id IS 'The body whose numbers of these years this one enters as its successor; such a row gives no right to issue';

CREATE TABLE body_name (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id bigint NOT NULL REFERENCES dept ON DELETE CASCADE,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  effective_on date,
  user_id bigint NOT NULL REFERENCES app_user,
  entered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT body_name_day UNIQUE NULLS NOT DISTINCT (dept_id, effective_on)
);
COMMENT ON TABLE body_name IS 'Names of type-testing bodies by the first day on which they held; a body that was never renamed has none';
COMMENT ON COLUMN body_name.effective_on IS 'Null for its first name';

-- At commit, so that a long transaction keeps nobody else from the one row; in the transaction, so that the count and the change are seen together.
CREATE CONSTRAINT TRIGGER category_is_public AFTER INSERT OR DELETE OR UPDATE ON category DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_public_change();
CREATE CONSTRAINT TRIGGER body_name_is_public AFTER INSERT OR DELETE OR UPDATE ON body_name DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_public_change();
