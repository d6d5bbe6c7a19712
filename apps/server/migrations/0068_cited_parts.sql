-- Which machines cite a part: the certificate numbers that a report names for its parts, in one spelling, and the way from a number to the reports that name it.
-- up
-- Of its list of components, and of every table among its parameters that has a column of certificate numbers. Its body is bound when it is made, since indexes are maintained without a search path.
CREATE FUNCTION cited_keys(components jsonb, parameters jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT array_agg(DISTINCT folded(cited.no #>> '{}'))
    FROM (
      SELECT jsonb_path_query(components, '$[*].certificateNo') AS no
      UNION ALL
      SELECT jsonb_path_query(parameters, '$.*[*].certificateNo')
    ) cited
    WHERE jsonb_typeof(cited.no) = 'string' AND folded(cited.no #>> '{}') <> '');
COMMENT ON FUNCTION cited_keys IS 'The certificate numbers that a report names for its parts, as certificate_key spells them; null where it names none';

-- Few reports name any, and drafts are nobody's evidence.
CREATE INDEX report_cites ON report USING gin (cited_keys(components, parameters))
  WHERE status <> 'draft' AND cited_keys(components, parameters) IS NOT NULL;
-- What an expression's index holds is not known before.
ANALYZE report;
-- down
DROP INDEX report_cites;
DROP FUNCTION cited_keys;
