-- Certificates end at their holder's wish: cancelled, which is not revoked.
-- up
ALTER TABLE report ADD COLUMN status_ground text CHECK (status_ground IN ('productionStopped', 'companyClosed', 'productChanged', 'other'));
COMMENT ON COLUMN report.status_ground IS 'Why the holder asked to cancel the certificate';
ALTER TABLE report DROP CONSTRAINT report_status_check,
  ADD CONSTRAINT report_status_check CHECK (status IN ('draft', 'published', 'suspended', 'revoked', 'cancelled')),
  ADD CONSTRAINT report_ground CHECK (status <> 'cancelled' OR status_ground IS NOT NULL);
ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation'));
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation'));
INSERT INTO role_grant (role_id, permission)
SELECT role.id, 'business:report:cancel' FROM role WHERE role.key = 'head-office' AND role.built_in
ON CONFLICT DO NOTHING;
-- down
DELETE FROM role_grant WHERE permission = 'business:report:cancel';
DELETE FROM change_notice WHERE kind = 'cancellation';
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement'));
ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement'));
ALTER TABLE report DROP CONSTRAINT report_ground, DROP COLUMN status_ground, DROP CONSTRAINT report_status_check,
  ADD CONSTRAINT report_status_check CHECK (status IN ('draft', 'published', 'suspended', 'revoked'));
