-- Posts that people hold, and who holds which.
-- up
CREATE TABLE post (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL,
  name text NOT NULL,
  sort int NOT NULL DEFAULT 0,
  status text NOT NULL CHECK (status IN ('active', 'stopped')),
  remark text NOT NULL DEFAULT '',
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint NOT NULL REFERENCES app_user
);
-- Without regard to case and width.
CREATE UNIQUE INDEX post_code ON post (lower(normalize(code, NFKC)));
CREATE UNIQUE INDEX post_name ON post (name);
COMMENT ON TABLE post IS 'Positions at work, such as inspector; people are put on them';

CREATE TABLE user_post (
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  post_id bigint NOT NULL REFERENCES post,
  PRIMARY KEY (user_id, post_id)
);
CREATE INDEX user_post_post ON user_post (post_id);

-- Of a role that is there already; a new register gets its grants with its roles.
INSERT INTO role_grant (role_id, permission, scope)
SELECT role.id, permission, 'all' FROM role, unnest(
  '{system:post:list,system:post:add,system:post:edit,system:post:remove,system:post:export}'::text[]
) permission
WHERE role.key = 'system-admin' AND role.built_in
ON CONFLICT DO NOTHING;
-- down
DELETE FROM role_grant WHERE permission LIKE 'system:post:%';
DROP TABLE user_post, post;
