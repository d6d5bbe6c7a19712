-- The report numbers of a certificate are a list: a report, and reports that supplement it.
-- up
ALTER TABLE report ADD COLUMN report_nos text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN report.report_nos IS 'Its report numbers in the order of the original; report_no has them in one line';

CREATE FUNCTION report_numbers(given text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce((
    SELECT array_agg(no ORDER BY at) FROM (
      SELECT btrim(part, E' \\t\\r\\n') AS no, min(at) AS at
      FROM unnest(regexp_split_to_array(given, E'[、；;\\r\\n]+')) WITH ORDINALITY parts (part, at)
      GROUP BY 1) numbers
    WHERE no <> ''), '{}');
COMMENT ON FUNCTION report_numbers IS 'The numbers in a text, each once, as the contract''s splitNumbers()';
-- Its body is bound when it is made, since indexes are maintained without a search path.
CREATE FUNCTION report_keys(given text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT array_agg(DISTINCT key) FROM unnest(given) no,
      LATERAL (VALUES (folded(no)), (regexp_replace(folded(no), E'^[\\u3007\\u3400-\\u4DBF\\u4E00-\\u9FFF]+(?=[0-9A-Z])', ''))) keys (key));
COMMENT ON FUNCTION report_keys IS 'The folded report numbers, each also without the prefix of a province; as the contract''s reportKeys()';

UPDATE report SET report_nos = report_numbers(report_no) WHERE report_no IS NOT NULL;
UPDATE report_proposal SET content = jsonb_set(content, '{columns,report_nos}', to_jsonb(report_numbers(content #>> '{columns,report_no}')))
WHERE content -> 'columns' ? 'report_no';
CREATE INDEX report_number ON report USING gin (report_keys(report_nos));
ANALYZE report;
-- down
DROP INDEX report_number;
UPDATE report_proposal SET content = content #- '{columns,report_nos}' WHERE content -> 'columns' ? 'report_nos';
ALTER TABLE report DROP COLUMN report_nos;
DROP FUNCTION report_keys;
DROP FUNCTION report_numbers;
