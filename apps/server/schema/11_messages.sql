-- What people are told: messages and letters, announcements to those who work here, notices for the public.

CREATE TABLE message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  kind text NOT NULL,
  object text NOT NULL DEFAULT '',
  about jsonb NOT NULL DEFAULT '{}',
  from_id bigint REFERENCES app_user ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  mailed_at timestamptz
);
CREATE INDEX message_unread ON message (user_id) WHERE read_at IS NULL;
CREATE INDEX message_newest ON message (user_id, at DESC, id DESC);
CREATE INDEX message_object ON message (object) WHERE read_at IS NULL;
CREATE INDEX message_read ON message (read_at) WHERE read_at IS NOT NULL;
COMMENT ON TABLE message IS 'Facts told to one person, written in the transaction of the fact';
COMMENT ON COLUMN message.object IS 'type:id of what it is about, where pressing it leads';
COMMENT ON COLUMN message.about IS 'Values for the words of its kind: the reader''s language decides on the words';
COMMENT ON COLUMN message.mailed_at IS 'When a letter was written of it, at once or in a daily summary: no message goes by e-mail twice';

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

CREATE TABLE daily_digest (
  user_id bigint PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  chosen boolean NOT NULL,
  last_at timestamptz
);
COMMENT ON TABLE daily_digest IS 'Who gets the daily summary by e-mail; without a row nobody does';
COMMENT ON COLUMN daily_digest.last_at IS 'When the run began that wrote the last summary: none is written twice for the same day in Shanghai';

CREATE TABLE announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  type text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'published')),
  role_keys text[] NOT NULL DEFAULT '{}',
  valid_from date,
  valid_until date,
  pinned boolean NOT NULL DEFAULT false,
  link text NOT NULL DEFAULT '' CHECK (link = '' OR link ~ '^/([^/\\]|$)'),
  remark text NOT NULL DEFAULT '',
  content text NOT NULL DEFAULT '',
  published_at timestamptz,
  dept_id bigint,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint NOT NULL REFERENCES app_user,
  CONSTRAINT announcement_check CHECK (valid_until >= valid_from),
  CONSTRAINT announcement_check1 CHECK (status = 'draft' OR published_at IS NOT NULL)
);
CREATE INDEX announcement_published ON announcement (published_at DESC) WHERE status = 'published';
COMMENT ON COLUMN announcement.role_keys IS 'Whom it is for; empty: everybody';
COMMENT ON COLUMN announcement.valid_from IS 'First and last day it is shown, in Shanghai';
COMMENT ON COLUMN announcement.content IS 'HTML, sanitized when it was written';

CREATE TABLE announcement_read (
  announcement_id bigint NOT NULL REFERENCES announcement ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (announcement_id, user_id)
);

CREATE TABLE public_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  type text NOT NULL CHECK (type IN ('notice', 'policy')),
  audience text NOT NULL CHECK (audience IN ('public', 'signedIn')),
  pinned boolean NOT NULL DEFAULT false,
  content text NOT NULL DEFAULT '',
  plain text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'scheduled', 'published', 'withdrawn')),
  version int NOT NULL DEFAULT 0,
  publish_at timestamptz,
  published_at timestamptz,
  changed_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_reason text NOT NULL DEFAULT '',
  dept_id bigint REFERENCES dept,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint NOT NULL REFERENCES app_user,
  CONSTRAINT public_notice_scheduled CHECK ((status = 'scheduled') = (publish_at IS NOT NULL)),
  CONSTRAINT public_notice_published CHECK (status IN ('published', 'withdrawn') = (published_at IS NOT NULL)),
  CONSTRAINT public_notice_version CHECK ((published_at IS NOT NULL) = (version > 0)),
  CONSTRAINT public_notice_changed CHECK ((changed_at IS NOT NULL) = (version > 1)),
  CONSTRAINT public_notice_withdrawn CHECK (
    (status = 'withdrawn') = (withdrawn_at IS NOT NULL)
    AND (status = 'withdrawn') = (withdrawn_reason <> '')
  )
);
CREATE INDEX public_notice_shown ON public_notice (pinned DESC, published_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX public_notice_due ON public_notice (publish_at) WHERE status = 'scheduled';
CREATE INDEX public_notice_dept ON public_notice (dept_id);
COMMENT ON TABLE public_notice IS 'Notices and policy documents, for everyone or for signed-in people';
COMMENT ON COLUMN public_notice.content IS 'HTML, sanitized when it was written';
COMMENT ON COLUMN public_notice.plain IS 'The words of the text, for searching and for the first lines in lists';
COMMENT ON COLUMN public_notice.version IS '0 before publication; the newest row of public_notice_version';
COMMENT ON COLUMN public_notice.publish_at IS 'When a scheduled one is due; null in every other status';
COMMENT ON COLUMN public_notice.changed_at IS 'When the present version was made; null while it is the first';

CREATE TABLE public_notice_version (
  notice_id bigint NOT NULL REFERENCES public_notice ON DELETE CASCADE,
  version int NOT NULL CHECK (version > 0),
  title text NOT NULL,
  type text NOT NULL,
  audience text NOT NULL,
  content text NOT NULL,
  file_ids text[] NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT now(),
  made_by bigint REFERENCES app_user,
  PRIMARY KEY (notice_id, version)
);
COMMENT ON TABLE public_notice_version IS 'What readers saw of a notice, from its publication on';
COMMENT ON COLUMN public_notice_version.made_by IS 'Null: published at its time by the register itself';

CREATE TABLE public_notice_read (
  notice_id bigint PRIMARY KEY REFERENCES public_notice ON DELETE CASCADE,
  count bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE public_notice_read IS 'How often each notice was opened by readers; apart from the notice, because counting must not change it';
