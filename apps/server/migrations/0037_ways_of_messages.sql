-- By which ways each person hears of what, and letters that wait for a mail server or an SMS service.
-- up
CREATE TABLE push_choice (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  topic text NOT NULL,
  office boolean NOT NULL,
  mail boolean NOT NULL,
  sms boolean NOT NULL,
  PRIMARY KEY (user_id, topic)
);
COMMENT ON TABLE push_choice IS 'What somebody has chosen for a topic; without a row messages come in the office alone';

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  kind text NOT NULL,
  about jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT now(),
  tries int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_next ON outbox (next_at, id);
COMMENT ON TABLE outbox IS 'Letters written in the transaction of their fact, sent after it and deleted; tried again at growing intervals, then given up';
-- down
DROP TABLE outbox, push_choice;
