-- The numbers that lists of a kind are filtered by, beside the reports: rated load between, speed between.
-- up
ALTER TABLE import_job ADD COLUMN sheet text NOT NULL DEFAULT '';
COMMENT ON COLUMN import_job.sheet IS 'The sheet of the workbook that is read';
CREATE TABLE report_measure (
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  measure text NOT NULL,
  low double precision NOT NULL,
  high double precision NOT NULL,
  PRIMARY KEY (report_id, measure),
  CHECK (low <= high)
);
COMMENT ON TABLE report_measure IS 'What each report says of the parameters that lists of its kind are filtered by, as intervals';
COMMENT ON COLUMN report_measure.measure IS 'Form kind and parameter: elevator.ratedLoad';
COMMENT ON COLUMN report_measure.low IS 'Both ends alike for a number; endless where a range is open';
INSERT INTO report_measure (report_id, measure, low, high)
SELECT id, name, low, high FROM (
  SELECT report.id, form_kind || '.' || key AS name,
    CASE jsonb_typeof(value) WHEN 'number' THEN (value #>> '{}')::float8 ELSE coalesce((value ->> 'from')::float8, '-infinity') END AS low,
    CASE jsonb_typeof(value) WHEN 'number' THEN (value #>> '{}')::float8 ELSE coalesce((value ->> 'to')::float8, 'infinity') END AS high
  FROM report, jsonb_each(parameters)
  WHERE jsonb_typeof(value) = 'number' OR (jsonb_typeof(value) = 'object' AND (jsonb_typeof(value -> 'from') = 'number' OR jsonb_typeof(value -> 'to') = 'number'))
) said
WHERE low <= high AND name IN (SELECT column1 FROM (VALUES
  ('elevator.ratedLoad'), ('elevator.ratedSpeed'), ('elevator.ratedSpeedUp'), ('elevator.ratedSpeedDown'), ('elevator.inclineAngle'), ('elevator.nominalSpeed'), ('elevator.nominalWidth'), ('elevator.inclination'), ('elevator.escalatorTravel'), ('elevator.usedLength'), ('elevator.ratedSpeedRange'), ('elevator.tripSpeedRange'), ('elevator.massRange'), ('elevator.maxRatedSpeed'), ('elevator.flowRange'), ('elevator.pressureRange'), ('elevator.motorPower'), ('elevator.openingWidth'), ('elevator.maxFlow'), ('elevator.maxPressure'), ('elevator.panelWidth'), ('elevator.rollerDiameter'), ('elevator.rollerLoad'), ('elevator.chainPitch'), ('elevator.chainBreaking'),
  ('hoist.ratedCapacity'), ('hoist.span'), ('hoist.loadUnderSpreader'), ('hoist.ratedMoment'), ('hoist.maxCapacity'), ('hoist.maxRadius'), ('hoist.ratedLoad'), ('hoist.ratedSpeed'), ('hoist.maxTravel'), ('hoist.levels'), ('hoist.capacityCars'), ('hoist.carMass'), ('hoist.capacityRange'), ('hoist.momentRange'), ('hoist.brakingLoad'), ('hoist.ratedTripSpeed'), ('hoist.ratedBrakeTorque'),
  ('amusement.slewDiameter'), ('amusement.speed'), ('amusement.runningHeight'), ('amusement.passengersPerUnit'), ('amusement.units'), ('amusement.passengersTotal'), ('amusement.trackHeight'), ('amusement.trackLength'), ('amusement.heightDifference'), ('amusement.tiltAngle'), ('amusement.carriages'), ('amusement.slideHeight'), ('amusement.jumpHeight'), ('amusement.zipSpan'), ('amusement.riseHeight'),
  ('ropeway.slopeLength'), ('ropeway.heightDifference'), ('ropeway.capacityPerHour'), ('ropeway.speed'), ('ropeway.personsPerCarrier'), ('ropeway.ropeDiameterRange'), ('ropeway.gripLoad'), ('ropeway.ratedCarrierLoad'), ('ropeway.sheaves'), ('ropeway.sheaveLoad'),
  ('vehicle.ratedCapacity'), ('vehicle.loadCentre'), ('vehicle.liftHeight'), ('vehicle.drawbarPull'), ('vehicle.towedMass'), ('vehicle.ratedPassengers'), ('vehicle.maxSpeed'), ('vehicle.maxGrade'), ('vehicle.carriageCount'),
  ('pressure.ratedEvaporation'), ('pressure.ratedPressure'), ('pressure.ratedHeatPower'), ('pressure.outputRange'), ('pressure.volume'), ('pressure.designPressure'), ('pressure.cylinderCount'), ('pressure.totalVolume'), ('pressure.nominalWorkPressure'), ('pressure.outerDiameter'), ('pressure.waterCapacity'), ('pressure.chamberPersons'), ('pressure.ratedChamberPressure'), ('pressure.outerDiameterRange'), ('pressure.wallRange'), ('pressure.dnRange'), ('pressure.pnRange'), ('pressure.pipeLength'), ('pressure.inletSize'), ('pressure.boreDiameter'), ('pressure.setPressure'), ('pressure.reliefBore'), ('pressure.burstPressure')
) AS listed);
CREATE INDEX report_measure_value ON report_measure (measure, low, high, report_id);
ANALYZE report_measure;
-- Whoever filters by a number after an import of thousands is served by a plan that knows of them.
CREATE OR REPLACE FUNCTION refresh_statistics() RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_stat_user_tables WHERE schemaname = 'public' AND relname IN ('report', 'report_search', 'report_measure')
      AND n_mod_since_analyze > 500 + n_live_tup / 20)
  THEN RETURN false; END IF;
  ANALYZE public.report, public.report_search, public.report_measure;
  RETURN true;
END $$;
-- down
CREATE OR REPLACE FUNCTION refresh_statistics() RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_stat_user_tables WHERE schemaname = 'public' AND relname IN ('report', 'report_search')
      AND n_mod_since_analyze > 500 + n_live_tup / 20)
  THEN RETURN false; END IF;
  ANALYZE public.report, public.report_search;
  RETURN true;
END $$;
ALTER TABLE import_job DROP COLUMN sheet;
DROP TABLE report_measure;
