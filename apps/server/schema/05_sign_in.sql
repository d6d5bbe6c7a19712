-- Sign-in: sessions, attempts, codes, second factors, accounts elsewhere, and the counters that limit them.

CREATE TABLE session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  token_until timestamptz NOT NULL,
  refresh_hash bytea NOT NULL UNIQUE,
  former_refresh_hash bytea UNIQUE,
  successor_sealed text,
  rotated_at timestamptz NOT NULL DEFAULT now(),
  remember boolean NOT NULL DEFAULT false,
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  revoked_at timestamptz,
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX session_of_user ON session (user_id);
COMMENT ON TABLE session IS 'One sign-in; secrets are stored hashed, the row is the family that re-use of an old secret revokes';
COMMENT ON COLUMN session.successor_sealed IS 'Token and refresh secret of the last rotation, encrypted, so that two tabs refreshing at once get the same answer for ten seconds';
COMMENT ON COLUMN session.confirmed_at IS 'When the password was last given in this session: at sign-in, or when it was asked for again';

CREATE TABLE superseded_refresh (
  hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE
);
CREATE INDEX superseded_refresh_session ON superseded_refresh (session_id);
COMMENT ON TABLE superseded_refresh IS 'Every refresh secret a living session has replaced: whoever brings one back ends the session';

CREATE TABLE login_record (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL,
  user_id bigint,
  success boolean NOT NULL,
  reason text NOT NULL DEFAULT '',
  ip text NOT NULL,
  user_agent text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  way text NOT NULL DEFAULT 'password' CHECK (way IN ('password', 'sms', 'qr', 'openId'))
);
CREATE INDEX login_record_at ON login_record (at);
CREATE INDEX login_record_user ON login_record (user_id, id);
CREATE INDEX login_record_day ON login_record ((((at AT TIME ZONE 'Asia/Shanghai'))::date), id);
CREATE INDEX login_record_name ON login_record (folded(username) text_pattern_ops) WHERE user_id IS NULL;
CREATE INDEX login_record_person ON login_record (user_id, id);
CREATE INDEX login_record_ip ON login_record (ip text_pattern_ops);
CREATE INDEX login_record_failed ON login_record (id) WHERE NOT success;
COMMENT ON COLUMN login_record.way IS 'password, sms (a code sent to the telephone), qr (authorised on a telephone), openId (another system)';

CREATE TABLE sign_in_address (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  address text NOT NULL,
  forgotten_at timestamptz NOT NULL DEFAULT now(),
  locked_until timestamptz,
  succeeded_at timestamptz,
  PRIMARY KEY (user_id, address)
);
CREATE INDEX sign_in_address_address ON sign_in_address (address, succeeded_at);
COMMENT ON TABLE sign_in_address IS 'From where an account was tried: failures are counted per account and address, and fall with time';
COMMENT ON COLUMN sign_in_address.address IS 'An IPv4 address, or the first half of an IPv6 one, which is what one household has';
COMMENT ON COLUMN sign_in_address.forgotten_at IS 'When the last of its failures is forgotten: each one moves it on by a quarter of an hour';

CREATE TABLE former_password (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  hash text NOT NULL
);
CREATE INDEX former_password_user ON former_password (user_id, id);
COMMENT ON TABLE former_password IS 'Hashes of the last passwords of an account, which it may not take again';

CREATE TABLE one_time (
  key text PRIMARY KEY,
  value text NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE one_time IS 'Captchas and sign-in salts: read once, by deleting';

CREATE UNLOGGED TABLE rate_count (
  key varchar(255) PRIMARY KEY,
  points int NOT NULL DEFAULT 0,
  expire bigint
);
COMMENT ON TABLE rate_count IS 'Counters of the rate limiter, shared by all instances; may be lost in a crash';

CREATE TABLE code (
  purpose text NOT NULL CHECK (purpose IN ('login', 'reset', 'register', 'confirmPhone', 'confirmEmail')),
  mark bytea NOT NULL,
  mac bytea NOT NULL,
  tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (purpose, mark)
);
CREATE INDEX code_expires ON code (expires_at);
COMMENT ON TABLE code IS 'The last code of each number and purpose: deleted by use, dead after five tries';
COMMENT ON COLUMN code.mark IS 'A keyed hash of the number or address it was sent to';
COMMENT ON COLUMN code.mac IS 'A keyed hash of the code. For a number without an account it is random, so that no code matches';

CREATE TABLE code_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mark bytea NOT NULL,
  address text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX code_request_mark ON code_request (mark, at);
CREATE INDEX code_request_address ON code_request (address, at);
CREATE INDEX code_request_at ON code_request (at);
COMMENT ON TABLE code_request IS 'Every code that was asked for within a day, for anybody’s number: what the limits count';

CREATE TABLE sent_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient text NOT NULL,
  text_zh text NOT NULL,
  text_en text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sent_message_at ON sent_message (at);
COMMENT ON TABLE sent_message IS 'What the sinks of a demonstration or a developer took instead of sending it; in production always empty';
COMMENT ON COLUMN sent_message.recipient IS 'Masked';

CREATE TABLE second_factor (
  user_id bigint PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  secret_sealed text,
  since timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  pending_sealed text,
  pending_until timestamptz,
  CONSTRAINT second_factor_check CHECK ((secret_sealed IS NULL) = (since IS NULL)),
  CONSTRAINT second_factor_check1 CHECK ((pending_sealed IS NULL) = (pending_until IS NULL))
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

CREATE TABLE qr_ticket (
  secret_hash bytea PRIMARY KEY,
  code_hash bytea NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'scanned', 'authorised', 'refused')),
  user_id bigint REFERENCES app_user ON DELETE CASCADE,
  session_id bigint REFERENCES session ON DELETE CASCADE,
  ip text NOT NULL,
  user_agent text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  CONSTRAINT qr_ticket_check CHECK ((state = 'waiting') = (user_id IS NULL))
);
CREATE INDEX qr_ticket_user ON qr_ticket (user_id);
CREATE INDEX qr_ticket_session ON qr_ticket (session_id);
COMMENT ON COLUMN qr_ticket.secret_hash IS 'Of the half that the asking browser keeps and asks with';
COMMENT ON COLUMN qr_ticket.code_hash IS 'Of the half that stands in the QR code';
COMMENT ON COLUMN qr_ticket.user_id IS 'The account that scanned it. From then on only this account can authorise or refuse';
COMMENT ON COLUMN qr_ticket.session_id IS 'The session that authorised it: once that has ended, it opens nothing';
COMMENT ON COLUMN qr_ticket.ip IS 'From where it is asked to sign in, as the telephone shows it';

CREATE TABLE identity (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  provider text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  linked_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  CONSTRAINT identity_issuer_subject_key UNIQUE (issuer, subject)
);
CREATE INDEX identity_user ON identity (user_id);
COMMENT ON TABLE identity IS 'Accounts of other systems that sign in to an account here, each linked by its owner';
COMMENT ON COLUMN identity.provider IS 'Its key in the environment, for its name';

CREATE TABLE open_id_ticket (
  hash bytea PRIMARY KEY,
  provider text NOT NULL,
  sealed text,
  issuer text,
  subject text,
  ends_at timestamptz NOT NULL,
  CONSTRAINT open_id_ticket_check CHECK ((sealed IS NULL) = (subject IS NOT NULL) AND (issuer IS NULL) = (subject IS NULL))
);
COMMENT ON TABLE open_id_ticket IS 'Sign-ins at another system under way, bound to the browser that holds the ticket';
COMMENT ON COLUMN open_id_ticket.sealed IS 'State, nonce and PKCE verifier until the person comes back';
COMMENT ON COLUMN open_id_ticket.subject IS 'Who came back and is linked with no account yet';
