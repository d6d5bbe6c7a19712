-- The list of roles to choose from gets a right of its own, for the roles that had it without a word.
-- up
-- Of roles that are there already; a new register gets its grants with its roles.
INSERT INTO role_grant (role_id, permission)
SELECT DISTINCT role_id, 'system:role:choose' FROM role_grant
WHERE permission IN ('system:notice:list', 'system:menu:list', 'system:role:list', 'system:role:assign')
ON CONFLICT DO NOTHING;
-- down
DELETE FROM role_grant WHERE permission = 'system:role:choose';
