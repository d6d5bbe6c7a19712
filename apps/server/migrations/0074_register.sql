-- One row says what this register is: its id, and whether it is a demonstration or real. It never changes.
-- up
CREATE TABLE register (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  id text NOT NULL CHECK (id ~ '^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$'),
  kind text NOT NULL CHECK (kind IN ('demonstration', 'real')),
  since timestamptz NOT NULL DEFAULT now(),
  version text NOT NULL
);
COMMENT ON TABLE register IS 'What this register is, written at its first start';
COMMENT ON COLUMN register.id IS 'The same stands in the data folder, so that a start notices when the two do not belong together';
COMMENT ON COLUMN register.version IS 'Of the program that began it, or found it without this row';

CREATE FUNCTION refuse_change_of_register() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What a register is never changes';
END $$;
CREATE TRIGGER register_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON register
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_register();
-- down
DROP TABLE register;
DROP FUNCTION refuse_change_of_register;
