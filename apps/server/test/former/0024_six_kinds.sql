-- How parameters got the names of the six kinds, and back: for records from before it, which the log still holds.
-- up
ALTER TABLE report ADD COLUMN sub_form text;
COMMENT ON COLUMN report.sub_form IS 'The form of its parameters, where its category allows several or has one';
ALTER TABLE category ADD COLUMN confirmed boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN category.confirmed IS 'Its code was seen on certificates or in a rule: only then can numbers be applied for';

-- The form that each category had one form for.
UPDATE report SET sub_form = form.key FROM (VALUES
  ('3110', 'traction'), ('3120', 'traction'), ('3130', 'positive'), ('3210', 'hydraulic'), ('3220', 'hydraulic'),
  ('3310', 'escalator'), ('3320', 'movingWalk'), ('3410', 'explosionTraction'), ('3420', 'firefighter'), ('3430', 'dumbwaiter')
) AS form (code, key) WHERE form.code = report.category_code;

CREATE TEMPORARY TABLE named (form text, before text, after text);
INSERT INTO named VALUES
  ('hydraulic', 'ratedSpeed', 'ratedSpeedUp'),
  ('escalator', 'stepWidth', 'nominalWidth'),
  ('movingWalk', 'stepWidth', 'nominalWidth'),
  ('escalator', 'travel', 'escalatorTravel'),
  ('movingWalk', 'travel', 'escalatorTravel'),
  ('escalator', 'placement', 'environment'),
  ('movingWalk', 'placement', 'environment'),
  ('escalator', 'brakeForm', 'workingBrakeText'),
  ('movingWalk', 'brakeForm', 'workingBrakeText'),
  ('escalator', 'publicTransport', 'workType'),
  ('movingWalk', 'publicTransport', 'workType');
CREATE TEMPORARY TABLE worded (form text, key text, before jsonb, after jsonb);
INSERT INTO worded VALUES
  ('escalator', 'publicTransport', 'true', '"public"'),
  ('escalator', 'publicTransport', 'false', '"ordinary"'),
  ('escalator', 'publicTransport', '"true"', '"public"'),
  ('escalator', 'publicTransport', '"false"', '"ordinary"'),
  ('movingWalk', 'publicTransport', 'true', '"public"'),
  ('movingWalk', 'publicTransport', 'false', '"ordinary"'),
  ('movingWalk', 'publicTransport', '"true"', '"public"'),
  ('movingWalk', 'publicTransport', '"false"', '"ordinary"'),
  ('traction', 'buffer', '"energyAccumulation"', '"accumulation"'),
  ('traction', 'buffer', '"energyDissipation"', '"dissipation"'),
  ('positive', 'buffer', '"energyAccumulation"', '"accumulation"'),
  ('positive', 'buffer', '"energyDissipation"', '"dissipation"'),
  ('hydraulic', 'buffer', '"energyAccumulation"', '"accumulation"'),
  ('hydraulic', 'buffer', '"energyDissipation"', '"dissipation"'),
  ('explosionTraction', 'buffer', '"energyAccumulation"', '"accumulation"'),
  ('explosionTraction', 'buffer', '"energyDissipation"', '"dissipation"'),
  ('firefighter', 'buffer', '"energyAccumulation"', '"accumulation"'),
  ('firefighter', 'buffer', '"energyDissipation"', '"dissipation"'),
  ('dumbwaiter', 'buffer', '"energyAccumulation"', '"accumulation"'),
  ('dumbwaiter', 'buffer', '"energyDissipation"', '"dissipation"'),
  ('traction', 'driveMode', '"positive"', '"other"'),
  ('positive', 'driveMode', '"positive"', '"other"'),
  ('explosionTraction', 'driveMode', '"positive"', '"other"'),
  ('firefighter', 'driveMode', '"positive"', '"other"'),
  ('dumbwaiter', 'driveMode', '"positive"', '"other"');
CREATE OR REPLACE FUNCTION pg_temp.value_in(form text, key text, given jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce((SELECT w.after FROM worded w WHERE w.form = $1 AND w.key = $2 AND w.before = $3), $3)
$$;
CREATE OR REPLACE FUNCTION pg_temp.key_in(form text, key text) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce((SELECT n.after FROM named n WHERE n.form = $1 AND n.before = $2), $2)
$$;
CREATE OR REPLACE FUNCTION pg_temp.parameters_in(form text, given jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(pg_temp.key_in($1, key), pg_temp.value_in($1, key, value)), '{}') FROM jsonb_each($2)
$$;
CREATE OR REPLACE FUNCTION pg_temp.condition_in(form text, given jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT $2 || jsonb_build_object('parameter', pg_temp.key_in($1, $2 ->> 'parameter'))
    || CASE WHEN jsonb_typeof($2 -> 'values') <> 'array' OR NOT $2 ? 'values' THEN '{}' ELSE jsonb_build_object('values', (
      SELECT coalesce(jsonb_agg(to_jsonb(pg_temp.value_in($1, $2 ->> 'parameter', one) #>> '{}') ORDER BY n), '[]')
      FROM jsonb_array_elements($2 -> 'values') WITH ORDINALITY AS v (one, n))) END
$$;
CREATE OR REPLACE FUNCTION pg_temp.coverage_in(form text, given jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(line || jsonb_build_object('conditions', (
    SELECT coalesce(jsonb_agg(pg_temp.condition_in($1, one) ORDER BY m), '[]')
    FROM jsonb_array_elements(line -> 'conditions') WITH ORDINALITY AS c (one, m))) ORDER BY n), '[]')
  FROM jsonb_array_elements($2) WITH ORDINALITY AS l (line, n)
$$;
UPDATE report SET parameters = pg_temp.parameters_in(sub_form, parameters), coverage = pg_temp.coverage_in(sub_form, coverage)
WHERE sub_form IS NOT NULL;
UPDATE report_proposal SET content = jsonb_set(content, '{columns}', (content -> 'columns') || jsonb_build_object(
  'sub_form', stood.sub_form,
  'parameters', pg_temp.parameters_in(stood.sub_form, stood.parameters)::text,
  'coverage', pg_temp.coverage_in(stood.sub_form, stood.coverage)::text))
FROM (
  SELECT p.id AS proposal, r.sub_form, (p.content -> 'columns' ->> 'parameters')::jsonb AS parameters,
    (p.content -> 'columns' ->> 'coverage')::jsonb AS coverage
  FROM report_proposal p JOIN report r ON r.id = p.report_id
  WHERE p.status = 'proposed' AND r.sub_form IS NOT NULL
) stood WHERE report_proposal.id = stood.proposal;
DROP TABLE worded, named;
-- down
CREATE TEMPORARY TABLE named (form text, before text, after text);
INSERT INTO named VALUES
  ('hydraulic', 'ratedSpeedUp', 'ratedSpeed'),
  ('escalator', 'nominalWidth', 'stepWidth'),
  ('movingWalk', 'nominalWidth', 'stepWidth'),
  ('escalator', 'escalatorTravel', 'travel'),
  ('movingWalk', 'escalatorTravel', 'travel'),
  ('escalator', 'environment', 'placement'),
  ('movingWalk', 'environment', 'placement'),
  ('escalator', 'workingBrakeText', 'brakeForm'),
  ('movingWalk', 'workingBrakeText', 'brakeForm'),
  ('escalator', 'workType', 'publicTransport'),
  ('movingWalk', 'workType', 'publicTransport');
CREATE TEMPORARY TABLE worded (form text, key text, before jsonb, after jsonb);
INSERT INTO worded VALUES
  ('escalator', 'workType', '"public"', 'true'),
  ('escalator', 'workType', '"ordinary"', 'false'),
  ('movingWalk', 'workType', '"public"', 'true'),
  ('movingWalk', 'workType', '"ordinary"', 'false'),
  ('traction', 'buffer', '"accumulation"', '"energyAccumulation"'),
  ('traction', 'buffer', '"dissipation"', '"energyDissipation"'),
  ('positive', 'buffer', '"accumulation"', '"energyAccumulation"'),
  ('positive', 'buffer', '"dissipation"', '"energyDissipation"'),
  ('hydraulic', 'buffer', '"accumulation"', '"energyAccumulation"'),
  ('hydraulic', 'buffer', '"dissipation"', '"energyDissipation"'),
  ('explosionTraction', 'buffer', '"accumulation"', '"energyAccumulation"'),
  ('explosionTraction', 'buffer', '"dissipation"', '"energyDissipation"'),
  ('firefighter', 'buffer', '"accumulation"', '"energyAccumulation"'),
  ('firefighter', 'buffer', '"dissipation"', '"energyDissipation"'),
  ('dumbwaiter', 'buffer', '"accumulation"', '"energyAccumulation"'),
  ('dumbwaiter', 'buffer', '"dissipation"', '"energyDissipation"'),
  ('traction', 'driveMode', '"other"', '"positive"'),
  ('positive', 'driveMode', '"other"', '"positive"'),
  ('explosionTraction', 'driveMode', '"other"', '"positive"'),
  ('firefighter', 'driveMode', '"other"', '"positive"'),
  ('dumbwaiter', 'driveMode', '"other"', '"positive"');
CREATE OR REPLACE FUNCTION pg_temp.value_in(form text, key text, given jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce((SELECT w.after FROM worded w WHERE w.form = $1 AND w.key = $2 AND w.before = $3), $3)
$$;
CREATE OR REPLACE FUNCTION pg_temp.key_in(form text, key text) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce((SELECT n.after FROM named n WHERE n.form = $1 AND n.before = $2), $2)
$$;
CREATE OR REPLACE FUNCTION pg_temp.parameters_in(form text, given jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(pg_temp.key_in($1, key), pg_temp.value_in($1, key, value)), '{}') FROM jsonb_each($2)
$$;
CREATE OR REPLACE FUNCTION pg_temp.condition_in(form text, given jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT $2 || jsonb_build_object('parameter', pg_temp.key_in($1, $2 ->> 'parameter'))
    || CASE WHEN jsonb_typeof($2 -> 'values') <> 'array' OR NOT $2 ? 'values' THEN '{}' ELSE jsonb_build_object('values', (
      SELECT coalesce(jsonb_agg(to_jsonb(pg_temp.value_in($1, $2 ->> 'parameter', one) #>> '{}') ORDER BY n), '[]')
      FROM jsonb_array_elements($2 -> 'values') WITH ORDINALITY AS v (one, n))) END
$$;
CREATE OR REPLACE FUNCTION pg_temp.coverage_in(form text, given jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(line || jsonb_build_object('conditions', (
    SELECT coalesce(jsonb_agg(pg_temp.condition_in($1, one) ORDER BY m), '[]')
    FROM jsonb_array_elements(line -> 'conditions') WITH ORDINALITY AS c (one, m))) ORDER BY n), '[]')
  FROM jsonb_array_elements($2) WITH ORDINALITY AS l (line, n)
$$;
UPDATE report SET parameters = pg_temp.parameters_in(sub_form, parameters), coverage = pg_temp.coverage_in(sub_form, coverage)
WHERE sub_form IS NOT NULL;
UPDATE report_proposal SET content = jsonb_set(content, '{columns}', (content -> 'columns') - 'sub_form' || jsonb_build_object(
  'parameters', pg_temp.parameters_in(stood.sub_form, stood.parameters)::text,
  'coverage', pg_temp.coverage_in(stood.sub_form, stood.coverage)::text))
FROM (
  SELECT p.id AS proposal, r.sub_form, (p.content -> 'columns' ->> 'parameters')::jsonb AS parameters,
    (p.content -> 'columns' ->> 'coverage')::jsonb AS coverage
  FROM report_proposal p JOIN report r ON r.id = p.report_id
  WHERE p.status = 'proposed' AND r.sub_form IS NOT NULL
) stood WHERE report_proposal.id = stood.proposal;
DROP TABLE worded, named;
ALTER TABLE category DROP COLUMN confirmed;
ALTER TABLE report DROP COLUMN sub_form;
