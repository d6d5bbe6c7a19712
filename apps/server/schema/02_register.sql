-- What this register is, what it was given to begin with, and the count of changes that public answers are checked by.

CREATE TABLE register (
  one boolean DEFAULT true PRIMARY KEY CHECK (one),
  id text NOT NULL CHECK (id ~ '^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$'),
  kind text NOT NULL CHECK (kind IN ('demonstration', 'real')),
  since timestamptz NOT NULL DEFAULT now(),
  version text NOT NULL
);
COMMENT ON TABLE register IS 'What this register is, written at its first start';
COMMENT ON COLUMN register.id IS 'The same stands in the data folder, so that a start notices when the two do not belong together';
COMMENT ON COLUMN register.version IS 'Of the program that began it, or found it without this row';

CREATE TABLE key_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  from_key_id text NOT NULL,
  to_key_id text NOT NULL
);
COMMENT ON TABLE key_change IS 'A key that was lost for good, and the one that took its place; short names of the keys that sign the public log';

CREATE TABLE seeded (
  kind text NOT NULL,
  key text NOT NULL,
  row_id bigint,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, key)
);
COMMENT ON TABLE seeded IS 'What this register has been given to begin with, once each: deleted or changed later, it does not come back';
COMMENT ON COLUMN seeded.row_id IS 'The row that was made of it, where others stand on it';

CREATE TABLE public_change (
  one boolean DEFAULT true PRIMARY KEY CHECK (one),
  count bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE public_change IS 'How often bodies, catalogue or configuration were changed; whoever keeps answers compares it';

CREATE FUNCTION refuse_change_of_register() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What a register is never changes';
END $$;

CREATE FUNCTION note_public_change() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public_change SET count = count + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER register_stays BEFORE DELETE OR UPDATE OR TRUNCATE ON register
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_register();

INSERT INTO public_change DEFAULT VALUES;
