-- Notices for the public and for signed-in people, with the versions of those that were published, and how often each was read. The log of runs keeps one idle run a task.
-- up
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
  CONSTRAINT public_notice_published CHECK ((status IN ('published', 'withdrawn')) = (published_at IS NOT NULL)),
  CONSTRAINT public_notice_version CHECK ((published_at IS NOT NULL) = (version > 0)),
  CONSTRAINT public_notice_changed CHECK ((changed_at IS NOT NULL) = (version > 1)),
  CONSTRAINT public_notice_withdrawn CHECK ((status = 'withdrawn') = (withdrawn_at IS NOT NULL) AND (status = 'withdrawn') = (withdrawn_reason <> ''))
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

ALTER TABLE task_run ADD COLUMN idle boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN task_run.idle IS 'A scheduled run that found nothing to do: of each task the newest of them is kept';
CREATE INDEX task_run_idle ON task_run (task_id) WHERE idle;

INSERT INTO scheduled_task (title_zh, title_en, handler, params, cron, status, overlap, misfire) VALUES
  ('发布到时的公告', 'Publish notices that are due', 'publishNotices', '{}', '* * * * *', 'active', 'skip', 'once');
-- down
DELETE FROM job USING task_run, scheduled_task
WHERE task_run.job_id = job.id AND scheduled_task.id = task_run.task_id AND scheduled_task.handler = 'publishNotices';
DELETE FROM scheduled_task WHERE handler = 'publishNotices';
ALTER TABLE task_run DROP COLUMN idle;
UPDATE stored_file SET bound_to = NULL, bound_at = NULL WHERE bound_to LIKE 'publicNotice:%' OR bound_to LIKE 'publicNoticeFormer:%';
DELETE FROM file_use WHERE used_by LIKE 'publicNotice:%';
DELETE FROM role_grant WHERE permission LIKE 'business:notice:%';
DROP TABLE public_notice_read, public_notice_version, public_notice;
