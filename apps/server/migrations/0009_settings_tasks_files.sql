-- People's own settings, defaults of tables, tasks beside the request, and the file library.
-- up
CREATE TABLE user_setting (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('columns', 'filters', 'layout')),
  name text NOT NULL,
  value jsonb NOT NULL,
  rev int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind, name)
);
COMMENT ON TABLE user_setting IS 'What a person has set for themselves: columns of a table, favourite filters, the frame';

CREATE TABLE table_default (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  remote_sort boolean NOT NULL DEFAULT true,
  remote_filter boolean NOT NULL DEFAULT true,
  columns jsonb NOT NULL,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint
);
COMMENT ON TABLE table_default IS 'How a table looks to everybody; a person''s own setting lies over it';
COMMENT ON COLUMN table_default.columns IS 'Columns as the wire has them, with labels and filter texts as pairs';

CREATE TABLE background_task (
  id text PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  done int NOT NULL DEFAULT 0,
  total int,
  file_name text NOT NULL,
  file_id text REFERENCES stored_file,
  failure_zh text NOT NULL DEFAULT '',
  failure_en text NOT NULL DEFAULT '',
  beat_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  finished_at timestamptz,
  CHECK ((state = 'done') = (file_id IS NOT NULL))
);
CREATE INDEX background_task_own ON background_task (created_by, created_at DESC);
CREATE INDEX background_task_created ON background_task (created_at);
COMMENT ON TABLE background_task IS 'Exports that run beside the request, each for its creator alone';
COMMENT ON COLUMN background_task.beat_at IS 'Last sign of life; a task silent for a minute died with its process';

CREATE TABLE file_group (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name_zh text NOT NULL UNIQUE,
  name_en text NOT NULL UNIQUE,
  sort int NOT NULL DEFAULT 0
);
COMMENT ON COLUMN file_group.key IS 'What an upload without a group is sorted by';

ALTER TABLE stored_file ADD COLUMN group_id bigint REFERENCES file_group;
CREATE INDEX stored_file_library ON stored_file (created_at DESC, id) WHERE kind = 'library';
CREATE INDEX stored_file_library_owner ON stored_file (created_by) WHERE kind = 'library';
COMMENT ON COLUMN stored_file.group_id IS 'Only of library files that everybody signed in sees';

CREATE TABLE file_use (
  file_id text NOT NULL REFERENCES stored_file,
  used_by text NOT NULL,
  PRIMARY KEY (file_id, used_by)
);
CREATE INDEX file_use_by ON file_use (used_by);
COMMENT ON TABLE file_use IS 'Which texts show a library file, as type:id; it cannot be deleted meanwhile';

-- Of roles that are there already; a new register gets its grants with its roles, and what is taken away later stays away.
INSERT INTO role_grant (role_id, permission, scope)
SELECT role.id, given.permission, given.scope FROM role JOIN (VALUES
  ('system-admin', 'system:file:upload', 'all'),
  ('system-admin', 'system:file:remove', 'all'),
  ('head-office', 'system:file:upload', 'all'),
  ('expert', 'system:file:upload', 'all'),
  ('body-staff', 'system:file:upload', 'ownBelow'),
  ('body-manager', 'system:file:upload', 'ownBelow')
) given (key, permission, scope) ON given.key = role.key
WHERE role.built_in
ON CONFLICT DO NOTHING;
-- down
DELETE FROM role_grant WHERE permission IN ('system:file:upload', 'system:file:remove');
DROP TABLE file_use, background_task, table_default, user_setting;
DROP INDEX stored_file_library, stored_file_library_owner;
DELETE FROM stored_file WHERE kind IN ('library', 'export');
ALTER TABLE stored_file DROP COLUMN group_id;
DROP TABLE file_group;
