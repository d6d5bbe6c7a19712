-- Names and addresses of a certificate's companies are a line of dated entries: the value today is the latest by its day of effect. An announced name is such an entry with a day ahead.
-- up
CREATE TABLE party_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  field text NOT NULL CHECK (field IN ('manufacturerName', 'manufacturerAddress', 'productionAddress', 'applicantName', 'applicantAddress')),
  value text NOT NULL,
  effective_on date,
  reason text NOT NULL DEFAULT '',
  user_id bigint NOT NULL REFERENCES app_user,
  entered_at timestamptz NOT NULL DEFAULT now(),
  written boolean NOT NULL DEFAULT true,
  CHECK (written OR effective_on IS NOT NULL)
);
CREATE INDEX party_entry_report ON party_entry (report_id);
CREATE INDEX party_entry_due ON party_entry (effective_on) WHERE NOT written;
CREATE UNIQUE INDEX party_entry_printed ON party_entry (report_id, field) WHERE effective_on IS NULL;
COMMENT ON TABLE party_entry IS 'What a company on a certificate was called and where it was, from which day on; only fields that have changed have rows';
COMMENT ON COLUMN party_entry.effective_on IS 'The first day in Shanghai on which it held; null for what the certificate printed';
COMMENT ON COLUMN party_entry.written IS 'Whether the report follows it; an announced name is written by a task when its day has come';
-- The line of what was entered so far: acts of renaming, and revisions that named an earlier day for an address. What was printed is the value before the first of them.
CREATE TEMP TABLE told ON COMMIT DROP AS
  SELECT v.report_id, v.version, change ->> 'field' AS field, change ->> 'before' AS before, change ->> 'after' AS after,
    v.change_date, v.reason, v.user_id, v.at
  FROM report_version v CROSS JOIN LATERAL jsonb_array_elements(v.changes) change
  WHERE change ->> 'before' IS NOT NULL AND change ->> 'after' IS NOT NULL
    AND (v.kind = 'rename' AND change ->> 'field' IN ('manufacturerName', 'applicantName')
      OR v.kind = 'revision' AND change ->> 'field' IN ('manufacturerAddress', 'productionAddress', 'applicantAddress')
        AND v.change_date < (v.at AT TIME ZONE 'Asia/Shanghai')::date);
INSERT INTO party_entry (report_id, field, value, user_id, entered_at)
  SELECT DISTINCT ON (told.report_id, told.field) told.report_id, told.field, told.before, report.created_by, coalesce(report.published_at, report.created_at)
  FROM told JOIN report ON report.id = told.report_id ORDER BY told.report_id, told.field, told.version;
-- A correction since then has corrected the last one entered.
INSERT INTO party_entry (report_id, field, value, effective_on, reason, user_id, entered_at)
  SELECT told.report_id, told.field,
    CASE WHEN told.version = max(told.version) OVER (PARTITION BY told.report_id, told.field)
      THEN coalesce(CASE told.field WHEN 'manufacturerName' THEN report.manufacturer_name WHEN 'manufacturerAddress' THEN report.manufacturer_address
        WHEN 'productionAddress' THEN report.production_address WHEN 'applicantName' THEN report.applicant_name ELSE report.applicant_address END, told.after)
      ELSE told.after END,
    told.change_date, told.reason, told.user_id, told.at
  FROM told JOIN report ON report.id = told.report_id ORDER BY told.report_id, told.version;
INSERT INTO party_entry (report_id, field, value, user_id, entered_at)
  SELECT c.report_id, c.party || 'Name', CASE c.party WHEN 'manufacturer' THEN report.manufacturer_name ELSE report.applicant_name END, report.created_by,
    coalesce(report.published_at, report.created_at)
  FROM coming_name c JOIN report ON report.id = c.report_id
  WHERE CASE c.party WHEN 'manufacturer' THEN report.manufacturer_name ELSE report.applicant_name END IS NOT NULL
  ON CONFLICT DO NOTHING;
WITH moved AS (
  INSERT INTO party_entry (report_id, field, value, effective_on, reason, user_id, entered_at, written)
  SELECT report_id, party || 'Name', name, effective_on, reason, user_id, at, false FROM coming_name ORDER BY id
  RETURNING id, report_id, field, effective_on)
UPDATE stored_file SET bound_to = 'partyEntry:' || moved.id
FROM moved JOIN coming_name c ON c.report_id = moved.report_id AND c.party || 'Name' = moved.field AND c.effective_on = moved.effective_on
WHERE stored_file.bound_to = 'comingName:' || c.id;
-- Where a change that was entered late had overwritten a later one, the later one is written again by the task, with version, notice and log entry.
UPDATE party_entry SET written = false
WHERE id IN (
  SELECT last.id FROM (
    SELECT DISTINCT ON (report_id, field) id, report_id, field, value FROM party_entry
    WHERE written ORDER BY report_id, field, effective_on DESC NULLS LAST, id DESC) last
  JOIN report ON report.id = last.report_id
  WHERE last.value IS DISTINCT FROM CASE last.field WHEN 'manufacturerName' THEN report.manufacturer_name
    WHEN 'manufacturerAddress' THEN report.manufacturer_address WHEN 'productionAddress' THEN report.production_address
    WHEN 'applicantName' THEN report.applicant_name ELSE report.applicant_address END)
  AND effective_on IS NOT NULL;
-- A change of name that waits for confirmation says which entry it makes.
UPDATE report_proposal p SET content = p.content || jsonb_build_object('columns', '{}'::jsonb, 'entries', (
  SELECT jsonb_agg(jsonb_build_object('act', 'add', 'field', change ->> 'field', 'value', change ->> 'after'))
  FROM jsonb_array_elements(p.changes) change WHERE change ->> 'field' IN ('manufacturerName', 'applicantName')))
WHERE p.status = 'proposed' AND p.kind = 'rename';
DROP TABLE coming_name;
-- down
CREATE TABLE coming_name (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  party text NOT NULL CHECK (party IN ('manufacturer', 'applicant')),
  name text NOT NULL,
  effective_on date NOT NULL,
  reason text NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT coming_name_once UNIQUE (report_id, party)
);
CREATE INDEX coming_name_due ON coming_name (effective_on);
COMMENT ON TABLE coming_name IS 'Announced changes of name; a row goes when a task has made it the name, or an act has called it off, and the change notices keep both';
COMMENT ON COLUMN coming_name.effective_on IS 'From this day in Shanghai on it is the name; compared where one certificate is read, until a task writes it';
WITH moved AS (
  INSERT INTO coming_name (report_id, party, name, effective_on, reason, user_id, at)
  SELECT DISTINCT ON (report_id, field) report_id, replace(field, 'Name', ''), value, effective_on, reason, user_id, entered_at FROM party_entry
  WHERE NOT written AND field IN ('manufacturerName', 'applicantName') ORDER BY report_id, field, effective_on
  RETURNING id, report_id, party, effective_on)
UPDATE stored_file SET bound_to = 'comingName:' || moved.id
FROM moved JOIN party_entry e ON e.report_id = moved.report_id AND e.field = moved.party || 'Name' AND e.effective_on = moved.effective_on
WHERE stored_file.bound_to = 'partyEntry:' || e.id;
DROP TABLE party_entry;
