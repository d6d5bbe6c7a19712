-- Other names of a maker, and whether the rule tested this product by itself. Records from before state none of them.
-- up
ALTER TABLE report
  ADD COLUMN foreign_name text,
  ADD COLUMN domestic_agent text,
  ADD COLUMN tested_alone text CHECK (tested_alone IN ('each', 'type'));
COMMENT ON COLUMN report.foreign_name IS 'The maker''s name in another language, as the certificate prints it';
COMMENT ON COLUMN report.domestic_agent IS 'The agent in China of a foreign maker, as the certificate prints it';
COMMENT ON COLUMN report.tested_alone IS 'Whether each unit is tested by itself, as extraordinary lifts are, or the type; nothing where it was not stated';
-- down
ALTER TABLE report DROP COLUMN foreign_name, DROP COLUMN domestic_agent, DROP COLUMN tested_alone;
