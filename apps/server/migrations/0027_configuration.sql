-- Configuration keys: what administrators set without a restart.
-- up
CREATE TABLE config (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL CHECK (key ~ '^[A-Za-z][A-Za-z0-9._-]{0,99}$'),
  class text NOT NULL CHECK (class IN ('site', 'office', 'security')),
  type text NOT NULL CHECK (type IN ('text', 'pair', 'number', 'yesNo', 'choice', 'colour', 'picture')),
  built_in boolean NOT NULL DEFAULT false,
  sort int NOT NULL DEFAULT 0,
  label_zh text NOT NULL,
  label_en text NOT NULL,
  hint_zh text NOT NULL DEFAULT '',
  hint_en text NOT NULL DEFAULT '',
  value jsonb,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint REFERENCES app_user
);
CREATE UNIQUE INDEX config_key ON config (lower(key));
COMMENT ON TABLE config IS 'One row per key; those the product acts on are declared by it and cannot be deleted';
COMMENT ON COLUMN config.value IS 'Null: the default that the product declares';
COMMENT ON COLUMN config.class IS 'Whose key it is; security keys belong to the security administrator';

-- Of roles that are there already; a new register gets its grants with its roles.
INSERT INTO role_grant (role_id, permission, scope)
SELECT role.id, given.permission, 'all' FROM role JOIN (VALUES
  ('system-admin', 'system:config:list'),
  ('system-admin', 'system:config:add'),
  ('system-admin', 'system:config:edit'),
  ('system-admin', 'system:config:remove'),
  ('security-admin', 'system:config:list'),
  ('security-admin', 'system:config:security'),
  ('auditor', 'system:config:list')
) given (key, permission) ON given.key = role.key
WHERE role.built_in
ON CONFLICT DO NOTHING;
-- down
DELETE FROM role_grant WHERE permission LIKE 'system:config:%';
DROP TABLE config;
