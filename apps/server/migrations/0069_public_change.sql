-- One count of every change to what public answers are made of beside the reports themselves: bodies, the catalogue, the configuration. Answers kept in memory are checked by it.
-- up
CREATE TABLE public_change (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  count bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE public_change IS 'How often bodies, catalogue or configuration were changed; whoever keeps answers compares it';
INSERT INTO public_change DEFAULT VALUES;
CREATE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public_change SET count = count + 1;
  RETURN NULL;
END $$;
-- At commit, so that a long transaction keeps nobody else from the one row; in the transaction, so that the count and the change are seen together.
CREATE CONSTRAINT TRIGGER category_is_public AFTER INSERT OR UPDATE OR DELETE ON category
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_public_change();
CREATE CONSTRAINT TRIGGER dept_is_public AFTER INSERT OR UPDATE OR DELETE ON dept
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_public_change();
CREATE CONSTRAINT TRIGGER config_is_public AFTER INSERT OR UPDATE OR DELETE ON config
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_public_change();
-- down
DROP TRIGGER config_is_public ON config;
DROP TRIGGER dept_is_public ON dept;
DROP TRIGGER category_is_public ON category;
DROP FUNCTION note_public_change;
DROP TABLE public_change;
