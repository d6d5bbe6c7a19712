-- How far checks of what is stored have come, signed, so that they go on from there.
-- beside: 0160_public_notices_count.sql
-- up
CREATE TABLE waypoint (
  name text PRIMARY KEY,
  job_id text UNIQUE REFERENCES job ON DELETE CASCADE,
  step text NOT NULL DEFAULT '',
  said text NOT NULL,
  mac bytea NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT waypoint_name CHECK (CASE WHEN job_id IS NULL THEN name = 'register' ELSE name = job_id END)
);
COMMENT ON TABLE waypoint IS 'How far checks of what is stored have come: one of the register, from the last look at it, and one of each check under way';
COMMENT ON COLUMN waypoint.name IS '"register", or the id of the job';
COMMENT ON COLUMN waypoint.step IS 'What the check reads at the moment, for people; not signed';
COMMENT ON COLUMN waypoint.said IS 'JSON, as it was signed';
COMMENT ON COLUMN waypoint.mac IS 'Over name and said, with a key that is derived from the master secret: who can write to the database alone cannot move it on';
-- down
DROP TABLE waypoint;
