-- What the register does by itself: files and archives that nobody asked for, and counting everything anew.
-- up
ALTER TABLE stored_file ALTER COLUMN created_by DROP NOT NULL;
ALTER TABLE audit_archive ALTER COLUMN created_by DROP NOT NULL;
COMMENT ON COLUMN stored_file.created_by IS 'Null: the register itself';
COMMENT ON COLUMN audit_archive.created_by IS 'Null: the register itself';

CREATE FUNCTION recount_statistics() RETURNS int
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  counted int := 0;
  name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('ANALYZE public.%I', name);
    counted := counted + 1;
  END LOOP;
  RETURN counted;
END $$;
COMMENT ON FUNCTION recount_statistics IS 'Analyses all tables, whatever has changed; answers how many';
-- down
DROP FUNCTION recount_statistics;
UPDATE audit_archive SET created_by = (SELECT min(id) FROM app_user) WHERE created_by IS NULL;
UPDATE stored_file SET created_by = (SELECT min(id) FROM app_user) WHERE created_by IS NULL;
ALTER TABLE audit_archive ALTER COLUMN created_by SET NOT NULL;
ALTER TABLE stored_file ALTER COLUMN created_by SET NOT NULL;
