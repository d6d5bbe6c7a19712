-- A second factor beside the password: its secret, its recovery codes, and sign-ins that wait for it.
-- up
CREATE TABLE second_factor (
  user_id bigint PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  secret_sealed text,
  since timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  pending_sealed text,
  pending_until timestamptz,
  CHECK ((secret_sealed IS NULL) = (since IS NULL)),
  CHECK ((pending_sealed IS NULL) = (pending_until IS NULL))
);
COMMENT ON COLUMN second_factor.secret_sealed IS 'Shared with the authenticator; null while the first one is being set up';
COMMENT ON COLUMN second_factor.last_step IS 'The half minute (since 1970) of the last code that was taken: it and earlier ones are not taken again';
COMMENT ON COLUMN second_factor.pending_sealed IS 'Shown to its owner, and not in force before a code of it came back';

CREATE TABLE recovery_code (
  user_id bigint NOT NULL REFERENCES second_factor ON DELETE CASCADE,
  mark bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, mark)
);
COMMENT ON COLUMN recovery_code.mark IS 'A keyed hash of the code; the code itself is kept nowhere';

CREATE TABLE sign_in_ticket (
  hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  way text NOT NULL CHECK (way IN ('password', 'sms', 'qr', 'openId')),
  remember boolean NOT NULL,
  tries int NOT NULL DEFAULT 0,
  made_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL
);
CREATE INDEX sign_in_ticket_user ON sign_in_ticket (user_id);
COMMENT ON TABLE sign_in_ticket IS 'Sign-ins whose first factor was right and whose second is still asked for';
-- down
DROP TABLE sign_in_ticket, recovery_code, second_factor;
