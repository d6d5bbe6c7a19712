-- A body has codes with periods: a number is compared with those that the body had in the number's year.
-- up
CREATE TABLE body_code (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id bigint NOT NULL REFERENCES dept ON DELETE CASCADE,
  code text NOT NULL CHECK (code ~ '^[0-9]{3,5}$'),
  from_year int CHECK (from_year BETWEEN 1990 AND 2099),
  to_year int CHECK (to_year BETWEEN 1990 AND 2099),
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
    int4range(from_year, to_year, '[]') WITH &&) WHERE (predecessor_id IS NULL)
);
CREATE INDEX body_code_dept ON body_code (dept_id);
COMMENT ON TABLE body_code IS 'Codes of type-testing bodies; both years belong to the period, and null is open';
COMMENT ON COLUMN body_code.predecessor_id IS 'The body whose numbers of these years this one enters as its successor; such a row gives no right to issue';
INSERT INTO body_code (dept_id, code) SELECT id, body_code FROM dept WHERE body_code IS NOT NULL;
COMMENT ON COLUMN dept.body_code IS 'The code under which the register first filed the body: it makes the department a body and stays in its log; its codes by year are in body_code';

-- The first code of a body has its row from the moment on at which the department becomes a body.
CREATE FUNCTION file_first_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.body_code IS NOT NULL AND NEW.body_code IS NOT NULL THEN
    UPDATE body_code SET code = NEW.body_code WHERE dept_id = NEW.id AND code = OLD.body_code AND predecessor_id IS NULL;
  ELSIF TG_OP = 'UPDATE' AND NEW.body_code IS NULL THEN
    DELETE FROM body_code WHERE dept_id = NEW.id;
  ELSIF NEW.body_code IS NOT NULL THEN
    INSERT INTO body_code (dept_id, code, updated_by) VALUES (NEW.id, NEW.body_code, NEW.updated_by);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dept_first_code_added AFTER INSERT ON dept FOR EACH ROW WHEN (NEW.body_code IS NOT NULL) EXECUTE FUNCTION file_first_code();
CREATE TRIGGER dept_first_code_changed AFTER UPDATE OF body_code ON dept FOR EACH ROW WHEN (OLD.body_code IS DISTINCT FROM NEW.body_code) EXECUTE FUNCTION file_first_code();

CREATE TABLE confirmed_number (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id bigint NOT NULL REFERENCES dept ON DELETE CASCADE,
  number_key text NOT NULL,
  number text NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  user_id bigint NOT NULL REFERENCES app_user,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT confirmed_number_once UNIQUE (dept_id, number_key)
);
COMMENT ON TABLE confirmed_number IS 'Numbers that a body may enter because the head office has confirmed each, with its reason';

ALTER TABLE report ADD COLUMN number_note text;
COMMENT ON COLUMN report.number_note IS 'Why an old label says another category or year than the record';

-- A counter holds what the register issued itself: numbers that were entered never move it.
ALTER TABLE code_serial DROP CONSTRAINT code_serial_last_check, ADD CONSTRAINT code_serial_last_check CHECK (last BETWEEN 0 AND 9999);
CREATE INDEX code_serial_given ON code_serial (body_code, year) WHERE last > 0;
COMMENT ON TABLE code_serial IS 'Last serial given out by the register itself; a row with 0 is a lock of those who enter numbers';
UPDATE code_serial s SET last = coalesce((
  SELECT max(right(a.code, 4)::int) FROM code_application a
  WHERE a.category_code = s.category_code AND a.code LIKE 'TSX' || s.category_code || s.body_code || s.year || '____'), 0);
-- down
DROP INDEX code_serial_given;
DELETE FROM code_serial WHERE last = 0;
COMMENT ON TABLE code_serial IS 'Last serial given out; only ever grows, so that no number is given twice';
ALTER TABLE code_serial DROP CONSTRAINT code_serial_last_check, ADD CONSTRAINT code_serial_last_check CHECK (last BETWEEN 1 AND 9999);
ALTER TABLE report DROP COLUMN number_note;
DROP TABLE confirmed_number;
DROP TRIGGER dept_first_code_added ON dept;
DROP TRIGGER dept_first_code_changed ON dept;
DROP FUNCTION file_first_code();
COMMENT ON COLUMN dept.body_code IS NULL;
DROP TABLE body_code;
