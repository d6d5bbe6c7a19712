-- Searches that fold what is drawn as nothing, find licences, keep every order the public list offers, and stay quick for rare standings; numbers that look alike are found.
-- up
CREATE OR REPLACE FUNCTION folded(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT regexp_replace(upper(normalize(regexp_replace(given,
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'), NFKC)), '[\s\-\u2010-\u2015\u2212_\u00B7]', '', 'g')
  $$;

-- Licences are asked for whole, in any spelling.
CREATE INDEX report_maker_licence ON report (folded(manufacturer_licence_no)) WHERE manufacturer_licence_no IS NOT NULL;
CREATE INDEX report_by_maker ON report (manufacturer_name) WHERE status <> 'draft';
CREATE INDEX report_by_product ON report (product_name) WHERE status <> 'draft';
CREATE INDEX report_stopped ON report (status, issue_date DESC, id DESC) WHERE status IN ('suspended', 'revoked');
CREATE INDEX report_ends ON report (valid_to) WHERE status = 'published' AND valid_to IS NOT NULL;


CREATE FUNCTION look_alike(key text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT translate(regexp_replace(key, '[^0-9A-Za-z\u3007\u3400-\u4DBF\u4E00-\u9FFF\U00020000-\U0003FFFF]', '', 'g'),
      'OIL〇口丨SZB丅丁一丶', '011001528TT')
  $$;
COMMENT ON FUNCTION look_alike IS 'The same for folded numbers that a reader could take for each other, as the contract''s lookAlike()';
CREATE INDEX report_look_alike ON report (look_alike(certificate_key)) WHERE certificate_key IS NOT NULL;

-- The app's own role may not analyse what it does not own. As autovacuum would in a minute or more, but soon after many rows were written.
CREATE FUNCTION refresh_statistics() RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_stat_user_tables WHERE schemaname = 'public' AND relname IN ('report', 'report_search')
      AND n_mod_since_analyze > 500 + n_live_tup / 20)
  THEN RETURN false; END IF;
  ANALYZE public.report, public.report_search;
  RETURN true;
END $$;
COMMENT ON FUNCTION refresh_statistics IS 'Analyses reports and their search texts where a twentieth of them has changed since the last time; tells whether it did';
-- What an expression's index holds is not known before.
ANALYZE report;
-- down
DROP FUNCTION refresh_statistics;
DROP INDEX report_look_alike;
DROP FUNCTION look_alike;
DROP INDEX report_ends, report_stopped, report_by_product, report_by_maker, report_maker_licence;
CREATE OR REPLACE FUNCTION folded(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT regexp_replace(upper(normalize(given, NFKC)), '[\s\-\u2010-\u2015\u2212_\u00B7]', '', 'g')
  $$;
