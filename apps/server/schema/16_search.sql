-- The search: texts of reports by character grams, and other spellings of makers; written by the database with the report.

-- Runs with a restricted search_path while the index is built; everything it calls is in pg_catalog.
CREATE FUNCTION search_grams(given text, issued date) RETURNS int[]
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

CREATE FUNCTION searched_besides(sample_no text, drawing_no text, parameters jsonb, coverage jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH keys (key) AS (SELECT unnest(ARRAY['bellowsMaterial', 'bodyMaterial', 'bufferMaterial', 'discMaterial', 'fillerMaterial', 'gearMaterial',
    'linedMaterial', 'mainMaterial', 'material', 'nominalDiameter', 'nominalWall', 'panelMaterial', 'rawMaterial', 'rollerMaterial', 'sealMaterials',
    'seatMaterial', 'specification', 'springMaterial', 'steelGradeLevel', 'steelMaterial'])),
  given (value) AS (
    SELECT parameters -> key FROM keys
    UNION ALL
    SELECT jsonb_path_query(coverage, '$[*].conditions[*] ? (@.parameter == $key).values', jsonb_build_object('key', key)) FROM keys
    UNION ALL
    SELECT jsonb_path_query(coverage, '$[*].conditions[*] ? (@.parameter == $key).text', jsonb_build_object('key', key)) FROM keys),
  texts (one) AS (
    SELECT value #>> '{}' FROM given WHERE jsonb_typeof(value) = 'string'
    UNION ALL
    SELECT item #>> '{}' FROM given, jsonb_array_elements(CASE WHEN jsonb_typeof(value) = 'array' THEN value ELSE '[]' END) item
    WHERE jsonb_typeof(item) = 'string')
  SELECT nullif(concat_ws(E'\n', searched(nullif(sample_no, '')), searched(nullif(drawing_no, '')),
    (SELECT string_agg(one, E'\n' ORDER BY one COLLATE "C") FROM (SELECT DISTINCT searched(one) AS one FROM texts WHERE one <> '') lines)), '')
$$;
COMMENT ON FUNCTION searched_besides IS 'The last lines of a search text, as the server writes them: sample, drawing, materials and sizes';

CREATE TABLE report_search (
  report_id bigint PRIMARY KEY REFERENCES report ON DELETE CASCADE,
  body_text text COLLATE "C" NOT NULL,
  issue_date date,
  body_id bigint,
  category_code text,
  form_kind text,
  standing text,
  valid_to date
);
CREATE INDEX report_search_grams ON report_search USING gin (search_grams(body_text, issue_date)) WITH (fastupdate=off);
CREATE INDEX report_search_newest ON report_search (issue_date DESC, report_id DESC) WHERE issue_date IS NOT NULL;
CREATE INDEX report_search_body ON report_search (body_id);
CREATE INDEX report_search_category ON report_search (category_code);
CREATE INDEX report_search_kind ON report_search (form_kind);
CREATE INDEX report_search_stopped ON report_search (standing) WHERE standing <> ALL (ARRAY['draft', 'published']);
CREATE INDEX report_search_ends ON report_search (valid_to) WHERE standing IN ('published', 'unconfirmed') AND valid_to IS NOT NULL;
COMMENT ON TABLE report_search IS 'Folded numbers, names (former ones too), product and model of each report, joined by line breaks; and what a search is filtered by';
COMMENT ON COLUMN report_search.issue_date IS 'The day that lists of what the public sees go by; a draft has none here, so public searches leave it out';
COMMENT ON COLUMN report_search.body_id IS 'As the report has it; so are the columns that follow. The database keeps them in step';

CREATE TABLE maker_spelling (
  name text NOT NULL,
  letters text[] NOT NULL,
  simplified text
);
CREATE INDEX maker_spelling_name ON maker_spelling (name);
CREATE INDEX maker_spelling_letters ON maker_spelling USING gin (letters);
CREATE INDEX maker_spelling_simplified ON maker_spelling USING gin (search_grams(simplified, NULL::date)) WHERE simplified IS NOT NULL;
COMMENT ON TABLE maker_spelling IS 'The names of makers as reports have them, with what other spellings find them by. A name may be here twice';
COMMENT ON COLUMN maker_spelling.letters IS 'Three letters in a row of any reading in pinyin, and after ^ the initials of two characters';
COMMENT ON COLUMN maker_spelling.simplified IS 'The form of searches in simplified characters; null where the name is in these';

CREATE FUNCTION fill_report_search() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT report.body_id, report.category_code, report.form_kind, report.standing, report.valid_to
    INTO NEW.body_id, NEW.category_code, NEW.form_kind, NEW.standing, NEW.valid_to
    FROM report WHERE report.id = NEW.report_id;
  RETURN NEW;
END $$;

CREATE FUNCTION follow_report() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_search SET standing = NEW.standing WHERE report_id = NEW.id;
  RETURN NULL;
END $$;

-- The app's own role may not look into the statistics of an index.
CREATE FUNCTION search_frequencies(OUT rows float8, OUT grams int[], OUT shares float4[]) RETURNS record
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
    SELECT c.reltuples::float8, s.most_common_elems::text::int[], s.most_common_elem_freqs
    FROM pg_class c LEFT JOIN pg_stats s ON s.schemaname = 'public' AND s.tablename = 'report_search_grams'
    WHERE c.oid = 'public.report_search'::regclass
  $$;
COMMENT ON FUNCTION search_frequencies IS 'Rows of report_search as last analysed, its most common grams and the share of rows that hold each; shares end with minimum, maximum and share of nulls';

-- Whoever filters by a number after an import of thousands is served by a plan that knows of them.
CREATE FUNCTION refresh_statistics() RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_stat_user_tables WHERE schemaname = 'public' AND relname IN ('report', 'report_search', 'report_measure')
      AND n_mod_since_analyze > 500 + n_live_tup / 20)
  THEN RETURN false; END IF;
  ANALYZE public.report, public.report_search, public.report_measure;
  RETURN true;
END $$;
COMMENT ON FUNCTION refresh_statistics IS 'Analyses reports and their search texts where a twentieth of them has changed since the last time; tells whether it did';

CREATE FUNCTION recount_statistics() RETURNS int
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  counted int := 0;
  name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('ANALYZE public.%I', name);
    counted := counted + 1;
  END LOOP;
  RETURN counted;
END $$;
COMMENT ON FUNCTION recount_statistics IS 'Analyses all tables, whatever has changed; answers how many';

CREATE TRIGGER search_as_report BEFORE INSERT OR UPDATE ON report_search
  FOR EACH ROW EXECUTE FUNCTION fill_report_search();
-- Of every update, because the standing follows from columns that an update names.
CREATE TRIGGER search_follows AFTER UPDATE ON report
  FOR EACH ROW WHEN ((old.body_id IS DISTINCT FROM new.body_id OR old.category_code IS DISTINCT FROM new.category_code OR old.form_kind IS DISTINCT FROM new.form_kind OR old.standing IS DISTINCT FROM new.standing OR old.valid_to IS DISTINCT FROM new.valid_to) AND (old.status <> 'draft' OR new.status = 'draft')) EXECUTE FUNCTION follow_report();

-- The ten times as many most common grams are counted; what is not among them is rare.
ALTER INDEX report_search_grams ALTER COLUMN 1 SET STATISTICS 400;
