-- A body that is renamed keeps its earlier names with their days: a certificate prints the one of its day of issue.
-- up
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
CREATE CONSTRAINT TRIGGER body_name_is_public AFTER INSERT OR UPDATE OR DELETE ON body_name
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_public_change();
-- down
DROP TABLE body_name;
