-- How flat lists of coverage became rows, and back: for records from before it, which the log still holds (docs/decisions/0027-coverage-in-rows.md).
-- up
ALTER TABLE report
  ADD COLUMN coverage_whole boolean NOT NULL DEFAULT false,
  ADD COLUMN coverage_models text[] NOT NULL DEFAULT '{}';
-- A parameter that stood several times may have meant alternatives: such a table refuses nothing. What an import wrote never claimed to be whole.
UPDATE report SET
  coverage_whole = origin = 'issued'
    AND (SELECT count(*) = count(DISTINCT one ->> 'parameter') FROM jsonb_array_elements(coverage) one),
  coverage = CASE WHEN coverage = '[]' THEN coverage ELSE jsonb_build_array(jsonb_build_object('conditions', coverage)) END;
UPDATE report_proposal SET content = jsonb_set(content, '{columns}', (content -> 'columns') || jsonb_build_object(
  'coverage', CASE WHEN flat = '[]' THEN '[]' ELSE jsonb_build_array(jsonb_build_object('conditions', flat))::text END,
  'coverage_whole', origin = 'issued'
    AND (SELECT count(*) = count(DISTINCT one ->> 'parameter') FROM jsonb_array_elements(flat) one),
  'coverage_models', '[]'::jsonb))
FROM (
  SELECT p.id AS proposal, r.origin, (p.content -> 'columns' ->> 'coverage')::jsonb AS flat
  FROM report_proposal p JOIN report r ON r.id = p.report_id WHERE p.status = 'proposed'
) stood WHERE report_proposal.id = stood.proposal;
COMMENT ON COLUMN report.coverage IS 'Rows are alternatives; each holds the conditions that hold together';
COMMENT ON COLUMN report.coverage_whole IS 'Every row the certificate prints is there: only then can something not be covered';
COMMENT ON COLUMN report.coverage_models IS 'Models the certificate lists beside its own';
-- down
UPDATE report_proposal SET content = jsonb_set(content, '{columns}', ((content -> 'columns') - 'coverage_whole' - 'coverage_models') || jsonb_build_object(
  'coverage', (
    SELECT coalesce(jsonb_agg((one - 'values') || CASE WHEN coalesce(one ->> 'text', '') = '' AND one ? 'values'
      THEN jsonb_build_object('text', one ->> 'values') ELSE '{}' END), '[]')::text
    FROM jsonb_array_elements((content -> 'columns' ->> 'coverage')::jsonb) line, jsonb_array_elements(line -> 'conditions') one)))
WHERE status = 'proposed';
UPDATE report SET coverage = (
  SELECT coalesce(jsonb_agg((one - 'values') || CASE WHEN coalesce(one ->> 'text', '') = '' AND one ? 'values'
    THEN jsonb_build_object('text', one ->> 'values') ELSE '{}' END), '[]')
  FROM jsonb_array_elements(coverage) line, jsonb_array_elements(line -> 'conditions') one);
COMMENT ON COLUMN report.coverage IS NULL;
ALTER TABLE report DROP COLUMN coverage_whole, DROP COLUMN coverage_models;
