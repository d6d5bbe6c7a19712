-- Other systems that call the interface: their secrets, tokens and use by the day.

CREATE TABLE client (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL UNIQUE REFERENCES app_user,
  key text NOT NULL UNIQUE,
  name text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'disabled')),
  scopes text[] NOT NULL,
  reach text NOT NULL CHECK (reach IN ('all', 'body')),
  dept_id bigint REFERENCES dept,
  quota int NOT NULL CHECK (quota > 0),
  valid_until date NOT NULL,
  addresses text[] NOT NULL DEFAULT '{}',
  remark text NOT NULL DEFAULT '',
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint NOT NULL REFERENCES app_user,
  CONSTRAINT client_reach CHECK ((reach = 'body') = (dept_id IS NOT NULL))
);
CREATE UNIQUE INDEX client_name ON client (lower(normalize(name, NFKC)));
CREATE INDEX client_dept ON client (dept_id);
COMMENT ON TABLE client IS 'Other systems that call the API; what they write is theirs by user_id';
COMMENT ON COLUMN client.user_id IS 'The account that records and the audit name the client by, also after the client is gone. It cannot sign in, and lists of people leave it out because removed_at is set from the beginning';
COMMENT ON COLUMN client.key IS 'What the client calls itself at the token endpoint';
COMMENT ON COLUMN client.quota IS 'Calls a day in Shanghai';
COMMENT ON COLUMN client.valid_until IS 'The last day';
COMMENT ON COLUMN client.addresses IS 'Addresses and networks it may call from; none: from everywhere';

CREATE TABLE client_secret (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client_id bigint NOT NULL REFERENCES client ON DELETE CASCADE,
  hash bytea NOT NULL,
  algorithm text NOT NULL,
  ends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX client_secret_present ON client_secret (client_id) WHERE ends_at IS NULL;
CREATE INDEX client_secret_client ON client_secret (client_id);
COMMENT ON TABLE client_secret IS 'The present secret of each client and a former one that still holds for a while; kept as keyed hashes';

CREATE TABLE client_token (
  hash bytea PRIMARY KEY,
  client_id bigint NOT NULL REFERENCES client ON DELETE CASCADE,
  secret_id bigint NOT NULL REFERENCES client_secret ON DELETE CASCADE,
  scopes text[] NOT NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX client_token_client ON client_token (client_id, created_at);
CREATE INDEX client_token_secret ON client_token (secret_id);
COMMENT ON TABLE client_token IS 'Access tokens of clients, hashed; each lives no longer than the secret it was got with';

CREATE TABLE client_usage (
  client_id bigint NOT NULL REFERENCES client ON DELETE CASCADE,
  day date NOT NULL,
  calls int NOT NULL DEFAULT 0,
  refused int NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, day)
);
COMMENT ON COLUMN client_usage.calls IS 'Counted against the quota';
COMMENT ON COLUMN client_usage.refused IS 'Turned away: over the quota, too often, without the right, or with a wrong secret';
