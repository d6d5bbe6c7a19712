-- Search by any part of two characters or more: a narrow table with an index of character pairs.
-- up
CREATE FUNCTION folded(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT regexp_replace(upper(normalize(given, NFKC)), '[\s\-\u2010-\u2015\u2212_\u00B7]', '', 'g')
  $$;
COMMENT ON FUNCTION folded IS 'One spelling for comparisons, as the contract''s fold() makes it';

CREATE FUNCTION search_pairs(given text) RETURNS int[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  chars text[] := string_to_array(given, NULL);
  pairs int[] := '{}';
  a int;
  b int;
BEGIN
  FOR i IN 1 .. coalesce(array_length(chars, 1), 0) - 1 LOOP
    a := ascii(chars[i]);
    b := ascii(chars[i + 1]);
    -- Fields are joined by line breaks, and nobody searches across one.
    IF a <> 10 AND b <> 10 THEN
      pairs := pairs || (((a & 65535)::bigint * 65536 + (b & 65535)) - 2147483648)::int;
    END IF;
  END LOOP;
  RETURN pairs;
END $$;
COMMENT ON FUNCTION search_pairs IS 'Every pair of neighbouring characters as one number; src/db/pairs.ts computes the same for a search term';

CREATE TABLE report_search (
  report_id bigint PRIMARY KEY REFERENCES report ON DELETE CASCADE,
  body_text text COLLATE "C" NOT NULL
);
CREATE INDEX report_search_pairs ON report_search USING gin (search_pairs(body_text)) WITH (fastupdate = off);
COMMENT ON TABLE report_search IS 'Folded numbers, names (former ones too), product and model of each report, joined by line breaks';
-- down
DROP TABLE report_search;
DROP FUNCTION search_pairs;
DROP FUNCTION folded;
