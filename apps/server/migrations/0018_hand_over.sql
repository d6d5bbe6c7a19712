-- Drafts are handed over for publication and returned with a reason; proposed revisions are withdrawn; the head office may file evidence.
-- up
ALTER TABLE report
  ADD COLUMN submitted_at timestamptz,
  ADD COLUMN submitted_by bigint REFERENCES app_user,
  ADD COLUMN return_reason text,
  ADD CONSTRAINT report_submitted CHECK (
    (submitted_at IS NULL) = (submitted_by IS NULL)
    AND (status = 'draft' OR (submitted_at IS NULL AND return_reason IS NULL))
    AND (submitted_at IS NULL OR return_reason IS NULL)
  );
CREATE INDEX report_waits ON report (submitted_at, id) WHERE submitted_at IS NOT NULL;
COMMENT ON COLUMN report.submitted_at IS 'Set: the draft is handed over, locked, and waits for the manager. The status stays draft, so that nothing that shows published reports can show it';
COMMENT ON COLUMN report.return_reason IS 'Why the manager returned the draft; until it is handed over again or published';

CREATE TABLE report_handover (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  event text NOT NULL CHECK (event IN ('submit', 'takeBack', 'return')),
  reason text NOT NULL DEFAULT '' CHECK (event <> 'return' OR reason <> ''),
  user_id bigint NOT NULL REFERENCES app_user,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX report_handover_report ON report_handover (report_id, id);
COMMENT ON TABLE report_handover IS 'Every hand-over of a draft, and how it came back';

ALTER TABLE report_proposal
  DROP CONSTRAINT report_proposal_status_check,
  ADD CONSTRAINT report_proposal_status_check CHECK (status IN ('proposed', 'confirmed', 'dismissed', 'withdrawn'));

-- Of a role that is there already; a new register gets its grants with its roles.
INSERT INTO role_grant (role_id, permission, scope)
SELECT role.id, 'business:file:upload', 'all' FROM role WHERE role.key = 'head-office' AND role.built_in
ON CONFLICT DO NOTHING;
-- down
DELETE FROM role_grant USING role
WHERE role.id = role_id AND role.key = 'head-office' AND permission = 'business:file:upload';
UPDATE report_proposal SET status = 'dismissed' WHERE status = 'withdrawn';
ALTER TABLE report_proposal
  DROP CONSTRAINT report_proposal_status_check,
  ADD CONSTRAINT report_proposal_status_check CHECK (status IN ('proposed', 'confirmed', 'dismissed'));
DROP TABLE report_handover;
ALTER TABLE report DROP COLUMN submitted_at, DROP COLUMN submitted_by, DROP COLUMN return_reason;
