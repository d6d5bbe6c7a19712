-- A change of a notice counts as one of what the public sees, so that a standby without it is not asked.
-- up
CREATE CONSTRAINT TRIGGER public_notice_is_public AFTER INSERT OR DELETE OR UPDATE ON public_notice DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_public_change();
-- down
DROP TRIGGER public_notice_is_public ON public_notice;
