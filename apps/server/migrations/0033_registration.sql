-- What people who made themselves an account agreed to, and when.
-- up
ALTER TABLE app_user
  ADD COLUMN agreed_version text,
  ADD COLUMN agreed_at timestamptz,
  ADD CONSTRAINT app_user_agreed CHECK ((agreed_version IS NULL) = (agreed_at IS NULL));
COMMENT ON COLUMN app_user.agreed_version IS 'The version of agreement and notice on personal data that was shown at registration; null for accounts made by administrators';
-- down
ALTER TABLE app_user DROP CONSTRAINT app_user_agreed, DROP COLUMN agreed_version, DROP COLUMN agreed_at;
