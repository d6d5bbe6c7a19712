-- The catalogue as the office edits it: entries are records like others, and a key of ours says which code it became.
-- up
ALTER TABLE category
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY,
  ADD COLUMN became text REFERENCES category,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN created_by bigint,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_by bigint,
  ADD CONSTRAINT category_id UNIQUE (id),
  ADD CONSTRAINT category_former CHECK (became IS NULL OR (retired AND parent_code IS NULL));
COMMENT ON COLUMN category.became IS 'Of a key of ours whose code was confirmed since: that code. Its path lies below it, so that what is asked of the code finds its records too; no tree draws it';
CREATE INDEX category_parent ON category (parent_code);
CREATE INDEX category_became ON category (became);
-- down
DROP INDEX category_became;
DROP INDEX category_parent;
ALTER TABLE category
  DROP CONSTRAINT category_former,
  DROP CONSTRAINT category_id,
  DROP COLUMN updated_by,
  DROP COLUMN updated_at,
  DROP COLUMN created_by,
  DROP COLUMN created_at,
  DROP COLUMN became,
  DROP COLUMN id;
