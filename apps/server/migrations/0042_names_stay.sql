-- The user name of a removed account is not given again: audit and sign-ins call people by it.
-- up
CREATE FUNCTION refuse_former_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM app_user WHERE username_key = NEW.username_key AND removed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'The user name % was that of a removed account', NEW.username
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'app_user_username';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_former_username IS 'As a taken name. Registers may hold one twice from before, so that no index can say it';
CREATE INDEX app_user_former_name ON app_user (username_key) WHERE removed_at IS NOT NULL;
CREATE TRIGGER app_user_former_username BEFORE INSERT ON app_user FOR EACH ROW EXECUTE FUNCTION refuse_former_username();
-- down
DROP TRIGGER app_user_former_username ON app_user;
DROP INDEX app_user_former_name;
DROP FUNCTION refuse_former_username;
