-- A misprinted certificate number with its probable reading, and numbers with a suffix beside their base.
-- up
ALTER TABLE report ADD COLUMN probable_no text, ADD COLUMN probable_key text, ADD COLUMN base_key text;
COMMENT ON COLUMN report.probable_no IS 'What a misprinted number was probably meant to be, confirmed by a person; the number stays as printed';
COMMENT ON COLUMN report.probable_key IS 'Its folded form, by which the certificate is found too';
COMMENT ON COLUMN report.base_key IS 'Of a number with a suffix: the folded number before it, which is another certificate or none';

-- Its body is bound when it is made, since indexes are maintained without a search path.
CREATE FUNCTION number_key(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(folded(given),
    '^(TSX[0-9A-Z]{4}[0-9]{3,5}(?:19|20)[0-9]{6}|TX[0-9A-Z]{4}[0-9]{3,5}(?:(?:19|20)[0-9]{2}|[0-9]{2})[0-9]{4})[([]?(补[发证]?|增补|换证?|变更|续)[])]?([0-9]{0,2})[])]?$',
    '\1\2\3');
COMMENT ON FUNCTION number_key IS 'A certificate number in the one spelling by which it is found, as the contract''s numberKey()';

UPDATE report SET certificate_key = number_key(certificate_no), non_standard = non_standard AND number_key(certificate_no) !~ '^TSX',
  base_key = regexp_replace(number_key(certificate_no), '(补[发证]?|增补|换证?|变更|续)[0-9]{0,2}$', '')
WHERE number_key(certificate_no) ~ '^TS?X[0-9A-Z]{4}[0-9]{9,13}(补[发证]?|增补|换证?|变更|续)[0-9]{0,2}$';

UPDATE report_search found SET body_text = replace(found.body_text, folded(report.certificate_no), report.certificate_key)
FROM report WHERE report.id = found.report_id AND report.base_key IS NOT NULL;

CREATE INDEX report_probable ON report (probable_key) WHERE probable_key IS NOT NULL;
CREATE INDEX report_base ON report (base_key) WHERE base_key IS NOT NULL;

DROP INDEX report_cites;
CREATE OR REPLACE FUNCTION cited_keys(components jsonb, parameters jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT array_agg(DISTINCT number_key(cited.no #>> '{}'))
    FROM (
      SELECT jsonb_path_query(components, '$[*].certificateNo') AS no
      UNION ALL
      SELECT jsonb_path_query(parameters, '$.*[*].certificateNo')
    ) cited
    WHERE jsonb_typeof(cited.no) = 'string' AND folded(cited.no #>> '{}') <> '');
CREATE INDEX report_cites ON report USING gin (cited_keys(components, parameters))
  WHERE status <> 'draft' AND cited_keys(components, parameters) IS NOT NULL;
ANALYZE report;
-- down
DROP INDEX report_cites;
CREATE OR REPLACE FUNCTION cited_keys(components jsonb, parameters jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT array_agg(DISTINCT folded(cited.no #>> '{}'))
    FROM (
      SELECT jsonb_path_query(components, '$[*].certificateNo') AS no
      UNION ALL
      SELECT jsonb_path_query(parameters, '$.*[*].certificateNo')
    ) cited
    WHERE jsonb_typeof(cited.no) = 'string' AND folded(cited.no #>> '{}') <> '');
CREATE INDEX report_cites ON report USING gin (cited_keys(components, parameters))
  WHERE status <> 'draft' AND cited_keys(components, parameters) IS NOT NULL;
UPDATE report SET certificate_key = folded(certificate_no), non_standard = true WHERE base_key IS NOT NULL;
DROP INDEX report_base;
DROP INDEX report_probable;
DROP FUNCTION number_key;
ALTER TABLE report DROP COLUMN probable_no, DROP COLUMN probable_key, DROP COLUMN base_key;
