-- Search planned by expected hits: longer grams for plain characters, the time of issue beside them, and how frequent each gram is.
-- up
DROP INDEX report_search_pairs;
DROP FUNCTION search_pairs;

ALTER TABLE report_search ADD COLUMN issue_date date;
COMMENT ON COLUMN report_search.issue_date IS 'Issue date of what the public sees; a draft has none here, so public searches leave it out';
UPDATE report_search SET issue_date = report.issue_date FROM report WHERE report.id = report_id AND report.status <> 'draft';

-- Runs with a restricted search_path while the index is built; everything it calls is in pg_catalog.
CREATE FUNCTION search_grams(given text, issued date) RETURNS int[]
  -- Some 40 microseconds a text: a plan that computes it for row after row instead of asking the index is never right.
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
DECLARE
  -- Pairs fill the numbers by their code points. No character lies between D800 and DFFF, so other grams find room there.
  twos CONSTANT int := 1476395008;
  threes CONSTANT int := 1476399104;
  fours CONSTANT int := 1477443584;
  times CONSTANT int := 1543503872;
  chars text[] := string_to_array(given, NULL);
  grams int[] := '{}';
  code int;
  before int := 10;
  run int := 0;
  last4 int := 0;
  issue_year int;
BEGIN
  FOR i IN 1 .. coalesce(cardinality(chars), 0) LOOP
    code := ascii(chars[i]);
    IF code BETWEEN 33 AND 96 THEN
      run := run + 1;
      last4 := ((last4 << 6) | (code - 33)) & 16777215;
      IF run >= 2 THEN grams := grams || (twos + (last4 & 4095));
      -- Fields are joined by line breaks, and nobody searches across one.
      ELSIF before <> 10 THEN grams := grams || ((before & 65535)::bigint * 65536 + code - 2147483648)::int;
      END IF;
      IF run >= 3 THEN grams := grams || (threes + (last4 & 262143)); END IF;
      IF run >= 4 THEN grams := grams || (fours + last4); END IF;
    ELSE
      IF code <> 10 AND before <> 10 THEN
        grams := grams || ((before & 65535)::bigint * 65536 + (code & 65535) - 2147483648)::int;
      END IF;
      run := 0;
    END IF;
    before := code;
  END LOOP;
  IF issued IS NOT NULL THEN
    issue_year := times + extract(year FROM issued)::int * 100;
    grams := grams || issue_year || (issue_year + extract(month FROM issued)::int)
      || (issue_year + 20 + extract(quarter FROM issued)::int);
  END IF;
  RETURN grams;
END $$;
COMMENT ON FUNCTION search_grams IS 'What the search index holds of a text: pairs of characters, two to four plain ones in a row, and year, quarter and month of issue, each as a number; src/db/search/grams.ts computes the same';

CREATE INDEX report_search_grams ON report_search USING gin (search_grams(body_text, issue_date)) WITH (fastupdate = off);
-- The ten times as many most common grams are counted; what is not among them is rare.
ALTER INDEX report_search_grams ALTER COLUMN 1 SET STATISTICS 400;
CREATE INDEX report_search_newest ON report_search (issue_date DESC, report_id DESC) WHERE issue_date IS NOT NULL;
ANALYZE report_search;

-- The app's own role may not look into the statistics of an index.
CREATE FUNCTION search_frequencies(OUT rows float8, OUT grams int[], OUT shares float4[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
    SELECT c.reltuples::float8, s.most_common_elems::text::int[], s.most_common_elem_freqs
    FROM pg_class c LEFT JOIN pg_stats s ON s.schemaname = 'public' AND s.tablename = 'report_search_grams'
    WHERE c.oid = 'public.report_search'::regclass
  $$;
COMMENT ON FUNCTION search_frequencies IS 'Rows of report_search as last analysed, its most common grams and the share of rows that hold each; shares end with minimum, maximum and share of nulls';
-- down
DROP FUNCTION search_frequencies;
DROP INDEX report_search_newest, report_search_grams;
DROP FUNCTION search_grams;
ALTER TABLE report_search DROP COLUMN issue_date;
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
    IF a <> 10 AND b <> 10 THEN
      pairs := pairs || (((a & 65535)::bigint * 65536 + (b & 65535)) - 2147483648)::int;
    END IF;
  END LOOP;
  RETURN pairs;
END $$;
CREATE INDEX report_search_pairs ON report_search USING gin (search_pairs(body_text)) WITH (fastupdate = off);
