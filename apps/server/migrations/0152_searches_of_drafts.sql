-- Drafts that came by an import had a day in the search table, by which public searches tell what they may find.
-- up
UPDATE report_search SET issue_date = NULL
FROM report WHERE report.id = report_search.report_id AND report.status = 'draft' AND report_search.issue_date IS NOT NULL;
-- down
SELECT 1;
