-- The right to see contact data in full, for the roles that had it without a word.
-- up
-- Of roles that are there already; a new register gets its grants with its roles.
INSERT INTO role_grant (role_id, permission, scope)
SELECT role.id, 'business:report:unmask', CASE role.key WHEN 'head-office' THEN 'all' ELSE 'ownBelow' END
FROM role WHERE role.key IN ('head-office', 'body-manager') AND role.built_in
ON CONFLICT DO NOTHING;
-- down
DELETE FROM role_grant WHERE permission = 'business:report:unmask';
