-- A telephone number or an e-mail address opens a way in once its owner has shown by a code that it is theirs.
-- up
ALTER TABLE app_user
  ADD COLUMN phone_confirmed_at timestamptz,
  ADD COLUMN email_confirmed_at timestamptz,
  ADD CONSTRAINT app_user_confirmed CHECK (
    (phone_confirmed_at IS NULL OR phone_mark IS NOT NULL) AND (email_confirmed_at IS NULL OR email_mark IS NOT NULL));
COMMENT ON COLUMN app_user.phone_confirmed_at IS 'Null: written by another hand, or never confirmed. No code is sent there';
-- down
ALTER TABLE app_user DROP CONSTRAINT app_user_confirmed, DROP COLUMN phone_confirmed_at, DROP COLUMN email_confirmed_at;
