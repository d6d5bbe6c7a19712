-- People as administrators keep them: how they are reached, sealed; remarks; accounts that are removed while records still name them.
-- up
ALTER TABLE app_user
  ADD COLUMN phone_sealed text,
  ADD COLUMN phone_mark bytea,
  ADD COLUMN email_sealed text,
  ADD COLUMN email_mark bytea,
  ADD COLUMN remark text NOT NULL DEFAULT '',
  ADD COLUMN removed_at timestamptz,
  ADD CONSTRAINT app_user_removed CHECK (removed_at IS NULL OR status = 'disabled'),
  DROP CONSTRAINT app_user_username_key_key;
-- A name is free again once its account is removed.
CREATE UNIQUE INDEX app_user_username ON app_user (username_key) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX app_user_phone ON app_user (phone_mark) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX app_user_email ON app_user (email_mark) WHERE removed_at IS NULL;
CREATE INDEX login_record_user ON login_record (user_id, id);
COMMENT ON COLUMN app_user.phone_mark IS 'A keyed hash of the whole number: tells that two are the same, and finds one that is given in full';
COMMENT ON COLUMN app_user.email_mark IS 'As phone_mark, of the address in small letters';
COMMENT ON COLUMN app_user.removed_at IS 'Removed by an administrator: without rights, contact data and department, kept because records name it';
-- down
DROP INDEX login_record_user, app_user_email, app_user_phone, app_user_username;
-- A name given again belongs to the account that lives; those removed get one that nobody can type.
UPDATE app_user SET username_key = username_key || ' ' || id WHERE removed_at IS NOT NULL;
ALTER TABLE app_user
  ADD CONSTRAINT app_user_username_key_key UNIQUE (username_key),
  DROP CONSTRAINT app_user_removed,
  DROP COLUMN phone_sealed,
  DROP COLUMN phone_mark,
  DROP COLUMN email_sealed,
  DROP COLUMN email_mark,
  DROP COLUMN remark,
  DROP COLUMN removed_at;
