-- What each person is told of their own work.
-- up
CREATE TABLE message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  kind text NOT NULL,
  object text NOT NULL DEFAULT '',
  about jsonb NOT NULL DEFAULT '{}',
  from_id bigint REFERENCES app_user ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz
);
CREATE INDEX message_unread ON message (user_id) WHERE read_at IS NULL;
CREATE INDEX message_newest ON message (user_id, at DESC, id DESC);
CREATE INDEX message_object ON message (object) WHERE read_at IS NULL;
CREATE INDEX message_read ON message (read_at) WHERE read_at IS NOT NULL;
COMMENT ON TABLE message IS 'Facts told to one person, written in the transaction of the fact';
COMMENT ON COLUMN message.object IS 'type:id of what it is about, where pressing it leads';
COMMENT ON COLUMN message.about IS 'Values for the words of its kind: the reader''s language decides on the words';
-- down
DROP TABLE message;
