-- Sign-ins tell by which way somebody came.
-- up
ALTER TABLE login_record ADD COLUMN way text NOT NULL DEFAULT 'password' CHECK (way IN ('password', 'sms', 'qr', 'openId'));
COMMENT ON COLUMN login_record.way IS 'password, sms (a code sent to the telephone), qr (authorised on a telephone), openId (another system)';
-- down
ALTER TABLE login_record DROP COLUMN way;
