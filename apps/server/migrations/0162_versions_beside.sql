-- Which versions may run at the same time: a migration names the oldest one that it allows, a process says which one it is.
-- beside: 0160_public_notices_count.sql
-- up
ALTER TABLE migration ADD COLUMN beside text;
COMMENT ON COLUMN migration.beside IS 'The last migration of the oldest version that may run while this one is applied, and after it; null where none may';
ALTER TABLE instance ADD COLUMN knows text;
COMMENT ON COLUMN instance.knows IS 'The last migration that the version of the process knows; null where it is of the time before this was said';
-- down
ALTER TABLE instance DROP COLUMN knows;
ALTER TABLE migration DROP COLUMN beside;
