-- What guards accounts: secrets a session has given up, failures per address, former passwords, the last proof of who sits there.
-- up
CREATE TABLE superseded_refresh (
  hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE
);
CREATE INDEX superseded_refresh_session ON superseded_refresh (session_id);
COMMENT ON TABLE superseded_refresh IS 'Every refresh secret a living session has replaced: whoever brings one back ends the session';
INSERT INTO superseded_refresh (hash, session_id)
SELECT former_refresh_hash, id FROM session WHERE former_refresh_hash IS NOT NULL;

ALTER TABLE session ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now();
UPDATE session SET confirmed_at = created_at;
COMMENT ON COLUMN session.confirmed_at IS 'When the password was last given in this session: at sign-in, or when it was asked for again';

CREATE TABLE sign_in_address (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  address text NOT NULL,
  forgotten_at timestamptz NOT NULL DEFAULT now(),
  locked_until timestamptz,
  succeeded_at timestamptz,
  PRIMARY KEY (user_id, address)
);
COMMENT ON TABLE sign_in_address IS 'From where an account was tried: failures are counted per account and address, and fall with time';
COMMENT ON COLUMN sign_in_address.address IS 'An IPv4 address, or the first half of an IPv6 one, which is what one household has';
COMMENT ON COLUMN sign_in_address.forgotten_at IS 'When the last of its failures is forgotten: each one moves it on by a quarter of an hour';
COMMENT ON COLUMN app_user.failed_count IS 'Of versions before failures were counted per address; not read any more';
COMMENT ON COLUMN app_user.locked_until IS 'Locked as a whole, after failures from many addresses';

CREATE TABLE former_password (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  hash text NOT NULL
);
CREATE INDEX former_password_user ON former_password (user_id, id);
COMMENT ON TABLE former_password IS 'Hashes of the last passwords of an account, which it may not take again';
-- down
DROP TABLE former_password, sign_in_address;
ALTER TABLE session DROP COLUMN confirmed_at;
DROP TABLE superseded_refresh;
