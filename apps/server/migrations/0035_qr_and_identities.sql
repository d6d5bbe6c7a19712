-- Signing in by a telephone that is signed in, and by accounts of other systems.
-- up
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
  CHECK ((state = 'waiting') = (user_id IS NULL))
);
CREATE INDEX qr_ticket_user ON qr_ticket (user_id);
COMMENT ON COLUMN qr_ticket.secret_hash IS 'Of the half that the asking browser keeps and asks with';
COMMENT ON COLUMN qr_ticket.code_hash IS 'Of the half that stands in the QR code';
COMMENT ON COLUMN qr_ticket.user_id IS 'The account that scanned it. From then on only this account can authorise or refuse';
COMMENT ON COLUMN qr_ticket.session_id IS 'The session that authorised it: once that has ended, it opens nothing';
CREATE INDEX qr_ticket_session ON qr_ticket (session_id);
COMMENT ON COLUMN qr_ticket.ip IS 'From where it is asked to sign in, as the telephone shows it';

CREATE TABLE identity (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  provider text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  linked_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  UNIQUE (issuer, subject)
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
  CHECK ((sealed IS NULL) = (subject IS NOT NULL) AND (issuer IS NULL) = (subject IS NULL))
);
COMMENT ON TABLE open_id_ticket IS 'Sign-ins at another system under way, bound to the browser that holds the ticket';
COMMENT ON COLUMN open_id_ticket.sealed IS 'State, nonce and PKCE verifier until the person comes back';
COMMENT ON COLUMN open_id_ticket.subject IS 'Who came back and is linked with no account yet';
-- down
DROP TABLE open_id_ticket, identity, qr_ticket;
