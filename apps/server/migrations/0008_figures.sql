-- The figures of the front page are counted from an index: a thirtieth of what the reports themselves take.
-- up
CREATE INDEX report_figures ON report (body_id, category_code, status, valid_to, issue_date) INCLUDE (id) WHERE status <> 'draft';
-- down
DROP INDEX report_figures;
