-- Drafts of a body are counted for its home page and listed newest first; few of all reports are drafts, so they have an index of their own.
-- up
CREATE INDEX report_drafts ON report (body_id, updated_at DESC) INCLUDE (submitted_at) WHERE status = 'draft';
-- down
DROP INDEX report_drafts;
