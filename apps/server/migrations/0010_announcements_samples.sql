-- Announcements to the people who work here with marks of having been read, and the samples of the demonstration list.
-- up
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
  CHECK (valid_until >= valid_from),
  CHECK (status = 'draft' OR published_at IS NOT NULL)
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

CREATE TABLE demo_sample (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sample_no text NOT NULL UNIQUE,
  name text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  owner text NOT NULL,
  tester text NOT NULL DEFAULT '',
  quantity int,
  fee numeric(12, 2),
  progress int,
  urgent boolean NOT NULL DEFAULT false,
  received_on date NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  remark text NOT NULL DEFAULT '',
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint
);
COMMENT ON TABLE demo_sample IS 'Invented samples that the demonstration pages stand on; everybody signed in may change them';

-- Of a role that is there already; a new register gets its grants with its roles.
INSERT INTO role_grant (role_id, permission, scope)
SELECT role.id, permission, 'all' FROM role, unnest(
  '{system:notice:list,system:notice:add,system:notice:edit,system:notice:remove}'::text[]
) permission
WHERE role.key = 'system-admin' AND role.built_in
ON CONFLICT DO NOTHING;
-- down
DELETE FROM role_grant WHERE permission LIKE 'system:notice:%';
DROP TABLE demo_sample, announcement_read, announcement;
