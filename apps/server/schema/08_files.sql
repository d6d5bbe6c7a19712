-- Stored files, the groups of the library, and which texts show a library file.

CREATE TABLE file_group (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name_zh text NOT NULL UNIQUE,
  name_en text NOT NULL UNIQUE,
  sort int NOT NULL DEFAULT 0
);
COMMENT ON COLUMN file_group.key IS 'What an upload without a group is sorted by';

CREATE TABLE stored_file (
  id text PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  mime text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 text NOT NULL,
  visibility text NOT NULL CHECK (visibility IN ('public', 'private')),
  bound_to text,
  bound_at timestamptz,
  dept_id bigint,
  group_id bigint REFERENCES file_group,
  text_state text CHECK (text_state IN ('read', 'empty', 'unreadable')),
  text_numbers text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint
);
CREATE INDEX stored_file_bound ON stored_file (bound_to);
CREATE INDEX stored_file_unbound ON stored_file (created_at) WHERE bound_to IS NULL;
CREATE INDEX stored_file_library ON stored_file (created_at DESC, id) WHERE kind = 'library';
CREATE INDEX stored_file_library_owner ON stored_file (created_by) WHERE kind = 'library';
CREATE INDEX stored_file_uploader ON stored_file (created_by, created_at) WHERE kind <> ALL (ARRAY['library', 'export', 'auditArchive']);
COMMENT ON COLUMN stored_file.bound_to IS 'type:id of the record that uses the file; without one it is swept after a day';
COMMENT ON COLUMN stored_file.created_by IS 'Null: the register itself';
COMMENT ON COLUMN stored_file.group_id IS 'Only of library files that everybody signed in sees';
COMMENT ON COLUMN stored_file.text_state IS 'Of a PDF that is a certificate: read, without any text (a scan), or not readable (locked, damaged). Null where nothing was read: another type or kind of file, or one from before this column';
COMMENT ON COLUMN stored_file.text_numbers IS 'The certificate numbers in its text, in the spelling by which they are compared';

CREATE TABLE file_use (
  file_id text NOT NULL REFERENCES stored_file,
  used_by text NOT NULL,
  PRIMARY KEY (file_id, used_by)
);
CREATE INDEX file_use_by ON file_use (used_by);
COMMENT ON TABLE file_use IS 'Which texts show a library file, as type:id; it cannot be deleted meanwhile';
