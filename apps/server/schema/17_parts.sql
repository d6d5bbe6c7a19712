-- The parts of machines as reports state them, and what they are found by; written by the database with the report.

-- No text of a part is longer in practice; an index entry has a limit.
CREATE FUNCTION part_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN left(searched(given), 300);

CREATE TABLE report_part (
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  place text NOT NULL,
  at int NOT NULL,
  name text NOT NULL,
  model text NOT NULL,
  maker text NOT NULL,
  certificate_no text NOT NULL,
  name_key text NOT NULL,
  model_key text NOT NULL,
  maker_key text NOT NULL,
  number_key text NOT NULL,
  PRIMARY KEY (report_id, place, at)
);
CREATE INDEX report_part_name ON report_part (name_key);
CREATE INDEX report_part_model ON report_part (model_key);
CREATE INDEX report_part_maker ON report_part (maker_key);
CREATE INDEX report_part_number ON report_part (number_key);
COMMENT ON TABLE report_part IS 'The parts that each report states, as printed. The database writes it with the report';
COMMENT ON COLUMN report_part.place IS 'components, or the key of the parameter';
COMMENT ON COLUMN report_part.name IS 'Empty where the parameter itself says which part it is';
COMMENT ON COLUMN report_part.name_key IS 'In the form of searches, as the keys that follow; of a part without a name its place';

-- Few different texts are in very many rows: a text is looked for here, and the rows that have it by an ordinary index. Writers of the
-- same new text do not wait for each other, so that a text may be here twice; one that no row has any longer finds nothing.
CREATE TABLE part_term (
  kind text NOT NULL CHECK (kind IN ('name', 'model', 'maker', 'number')),
  term text NOT NULL,
  leads_to text NOT NULL
);
CREATE INDEX part_term_is ON part_term (kind, term, leads_to);
CREATE INDEX part_term_grams ON part_term USING gin (search_grams(term, NULL::date));
COMMENT ON TABLE part_term IS 'What parts are found by: whole texts, each model of several, each number of a cell, and the key in report_part that has it';

CREATE FUNCTION parts_in(components jsonb, parameters jsonb) RETURNS TABLE(place text, at int, name text, model text, maker text, certificate_no text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT * FROM (
    SELECT 'components', n::int, coalesce(one ->> 'name', ''), coalesce(one ->> 'model', ''),
      coalesce(one ->> 'manufacturer', ''), coalesce(one ->> 'certificateNo', '')
    FROM jsonb_array_elements(components) WITH ORDINALITY rows (one, n)
    UNION ALL
    SELECT key, n::int, coalesce(one ->> 'name', ''), coalesce(one ->> 'model', ''),
      coalesce(one ->> 'maker', ''), coalesce(one ->> 'certificateNo', '')
    FROM jsonb_each(parameters) said (key, value),
      jsonb_array_elements(CASE WHEN jsonb_typeof(value) = 'array' THEN value ELSE '[]' END) WITH ORDINALITY rows (one, n)
    WHERE jsonb_typeof(one) = 'object' AND (one ? 'model' OR one ? 'certificateNo')
    UNION ALL
    -- A parameter that is the model of one part. A new one is found where its key ends so; a test names those that do not.
    SELECT key, 1, '', value #>> '{}', '', ''
    FROM jsonb_each(parameters) said (key, value)
    WHERE jsonb_typeof(value) = 'string' AND (key ~ 'Model$' AND key <> 'boilerModel' OR key IN (
      'brakeActuator', 'detectionElement', 'haulRope', 'mainMotor', 'oilType', 'overspeedProtection', 'reducer', 'ruptureValve',
      'sensorKind', 'speedMonitor', 'stoppingElement', 'trackRope', 'unintendedMovement', 'valveBlock'))
  ) parts (place, at, name, model, maker, certificate_no)
  WHERE model <> '' OR maker <> '' OR certificate_no <> ''
$$;
COMMENT ON FUNCTION parts_in IS 'The parts that a report states: its components, tables of parts, and parameters that are the model of a part';

CREATE FUNCTION write_parts(ids bigint[]) RETURNS void
  LANGUAGE sql AS $$
  DELETE FROM report_part WHERE report_id = ANY(ids);
  WITH added AS (
    INSERT INTO report_part
    SELECT report.id, place, at, name, part.model, maker, part.certificate_no,
      part_key(CASE WHEN name = '' THEN place ELSE name END), part_key(part.model), part_key(maker), part_key(part.certificate_no)
    FROM report, LATERAL parts_in(report.components, report.parameters) part
    WHERE report.id = ANY(ids)
    RETURNING *),
  texts AS (SELECT DISTINCT model, certificate_no, name_key, model_key, maker_key, number_key FROM added),
  said AS (
    SELECT 'name' AS kind, name_key AS term, name_key AS leads_to FROM texts
    UNION SELECT 'maker', maker_key, maker_key FROM texts
    UNION SELECT 'model', model_key, model_key FROM texts
    UNION SELECT 'model', part_key(one), model_key FROM texts, regexp_split_to_table(model, '[、，,；;]') one
    UNION SELECT 'number', left(key, 300), number_key FROM texts, unnest(cell_keys(certificate_no)) key)
  INSERT INTO part_term
  SELECT * FROM said WHERE term <> ''
    AND NOT EXISTS (SELECT FROM part_term known WHERE known.kind = said.kind AND known.term = said.term AND known.leads_to = said.leads_to)
$$;
COMMENT ON FUNCTION write_parts IS 'Writes the parts of these reports anew';

CREATE FUNCTION parts_of_added() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_parts(ARRAY(SELECT id FROM anew));
  RETURN NULL;
END $$;

CREATE FUNCTION parts_of_changed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_parts(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE TRIGGER parts_of_added AFTER INSERT ON report REFERENCING NEW TABLE AS anew
  FOR EACH STATEMENT EXECUTE FUNCTION parts_of_added();
CREATE TRIGGER parts_of_changed AFTER UPDATE OF components, parameters ON report
  FOR EACH ROW WHEN (old.components IS DISTINCT FROM new.components OR old.parameters IS DISTINCT FROM new.parameters) EXECUTE FUNCTION parts_of_changed();
