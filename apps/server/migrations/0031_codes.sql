-- Codes that are sent to a telephone or an e-mail address, how often they were asked for, and what a demonstration would have sent.
-- up
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
-- down
DROP TABLE sent_message, code_request, code;
