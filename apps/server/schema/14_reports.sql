-- Reports: the registered record of each type test, with its indexes for every order and filter of the lists.

CREATE TABLE report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id text NOT NULL UNIQUE,
  version int NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'suspended', 'revoked', 'cancelled', 'lapsed')),
  status_since date,
  status_reason text,
  origin text NOT NULL DEFAULT 'issued' CHECK (origin IN ('issued', 'existing')),
  application_id bigint UNIQUE REFERENCES code_application,
  body_id bigint NOT NULL REFERENCES dept,
  category_code text NOT NULL,
  form_kind text NOT NULL,
  certificate_no text,
  certificate_key text UNIQUE,
  non_standard boolean NOT NULL DEFAULT false,
  report_no text,
  report_key text,
  product_name text,
  model text,
  drawing_no text,
  sample_no text,
  production_date date,
  manufacturer_name text,
  manufacturer_credit_code text,
  manufacturer_address text,
  manufacturer_licence_no text,
  production_address text,
  country text,
  applicant_name text,
  applicant_credit_code text,
  applicant_address text,
  contact_name_sealed text,
  contact_phone_sealed text,
  test_basis text[] NOT NULL DEFAULT '{}',
  test_place text,
  test_start_date date,
  test_end_date date,
  conclusion text CHECK (conclusion IN ('qualified', 'unqualified')),
  issue_date date,
  valid_to date,
  coverage_text text,
  remark text,
  parameters jsonb NOT NULL DEFAULT '{}',
  coverage jsonb NOT NULL DEFAULT '[]',
  components jsonb NOT NULL DEFAULT '[]',
  former_names text[] NOT NULL DEFAULT '{}',
  supersedes_id bigint REFERENCES report,
  published_at timestamptz,
  coverage_whole boolean NOT NULL DEFAULT false,
  coverage_models text[] NOT NULL DEFAULT '{}',
  submitted_at timestamptz,
  submitted_by bigint REFERENCES app_user,
  return_reason text,
  sub_form text,
  sample_name text,
  test_category text,
  test_condition text,
  handler text,
  -- Lists go from the newest: a record whose paper has no date stands behind all that have one.
  listed_on date GENERATED ALWAYS AS (coalesce(issue_date, '1900-01-01')) STORED NOT NULL,
  foreign_name text,
  domestic_agent text,
  tested_alone text CHECK (tested_alone IN ('each', 'type')),
  coverage_held text,
  replaced_by bigint REFERENCES report,
  replaced_on date,
  -- That of nearly every row, so that few are written again.
  standing text NOT NULL DEFAULT 'draft',
  no_expiry boolean,
  status_ground text CHECK (status_ground IN ('productionStopped', 'companyClosed', 'productChanged', 'other')),
  coming_status text CHECK (coming_status IN ('suspended', 'revoked', 'cancelled')),
  coming_on date,
  coming_reason text,
  coming_ground text,
  coming_by bigint REFERENCES app_user,
  lapses_on date,
  number_note text,
  date_note text,
  confirmed_grounds text[] NOT NULL DEFAULT '{}',
  confirmation_id bigint REFERENCES confirmed_number,
  probable_no text,
  probable_key text,
  base_key text,
  report_nos text[] NOT NULL DEFAULT '{}',
  sample_state text,
  conclusion_printed text,
  unstated text[] NOT NULL DEFAULT '{}',
  as_printed jsonb NOT NULL DEFAULT '{}',
  taken_over jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(taken_over) = 'object'),
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint NOT NULL REFERENCES app_user,
  CONSTRAINT report_category_kind FOREIGN KEY (category_code, form_kind) REFERENCES category(code, form_kind) ON UPDATE CASCADE,
  CONSTRAINT report_submitted CHECK (
    (submitted_at IS NULL) = (submitted_by IS NULL)
    AND (status = 'draft' OR (submitted_at IS NULL AND return_reason IS NULL))
    AND (submitted_at IS NULL OR return_reason IS NULL)
  ),
  CONSTRAINT report_published CHECK (
    status = 'draft' OR (version > 0 AND CASE origin
      WHEN 'existing' THEN certificate_key IS NOT NULL OR report_key IS NOT NULL
      ELSE certificate_key IS NOT NULL AND issue_date IS NOT NULL
    END)
  ),
  CONSTRAINT report_replaced CHECK ((replaced_by IS NULL) = (replaced_on IS NULL) AND (status <> 'draft' OR replaced_by IS NULL)),
  CONSTRAINT report_ground CHECK (status <> 'cancelled' OR status_ground IS NOT NULL),
  CONSTRAINT report_lapses CHECK (lapses_on IS NULL OR status IN ('published', 'suspended')),
  CONSTRAINT report_coming CHECK (
    (coming_status IS NULL) = (coming_on IS NULL)
    AND (coming_status IS NULL) = (coming_by IS NULL)
    AND (coming_status IS NULL OR status IN ('published', 'suspended', 'lapsed'))
  )
);
CREATE UNIQUE INDEX report_no_in_body ON report (body_id, report_key) WHERE report_key IS NOT NULL;
CREATE INDEX report_body ON report (body_id, updated_at DESC);
CREATE INDEX report_maker_code ON report (manufacturer_credit_code);
CREATE INDEX report_applicant_code ON report (applicant_credit_code);
CREATE INDEX report_supersedes ON report (supersedes_id) WHERE supersedes_id IS NOT NULL;
-- Licences are asked for whole, in any spelling.
CREATE INDEX report_maker_licence ON report (folded(manufacturer_licence_no)) WHERE manufacturer_licence_no IS NOT NULL;
CREATE INDEX report_look_alike ON report (look_alike(certificate_key)) WHERE certificate_key IS NOT NULL;
CREATE INDEX report_waits ON report (submitted_at, id) WHERE submitted_at IS NOT NULL;
-- Whether a record keeps a value is asked before the value is deleted or changed.
CREATE INDEX report_test_basis ON report USING gin (test_basis);
CREATE INDEX report_published ON report (published_at) WHERE status <> 'draft';
CREATE INDEX report_drafts ON report (body_id, updated_at DESC) INCLUDE (submitted_at) WHERE status = 'draft';
-- Filters that pages or callers may set and no order holds.
CREATE INDEX report_by_applicant ON report (applicant_name);
CREATE INDEX report_origin ON report (origin, conclusion);
CREATE INDEX report_returned ON report (updated_at DESC, id DESC) WHERE return_reason IS NOT NULL;
CREATE INDEX report_newest ON report (listed_on DESC, id DESC, category_code, body_id, form_kind, status, standing, valid_to, updated_at);
CREATE INDEX report_updated ON report (updated_at DESC, id DESC, category_code, body_id, form_kind, status, standing, valid_to, listed_on);
CREATE INDEX report_by_maker ON report (manufacturer_name, category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_product ON report (product_name, category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_model ON report (model, category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_category ON report (category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_certificate ON report (certificate_key, category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_by_number ON report (report_key, category_code, body_id, form_kind, status, standing, listed_on, valid_to, updated_at, id);
CREATE INDEX report_stopped ON report (standing, listed_on DESC, id DESC) WHERE standing <> ALL (ARRAY['draft', 'published']);
CREATE INDEX report_figures ON report (body_id, category_code, standing, valid_to, issue_date) INCLUDE (id) WHERE status <> 'draft';
CREATE INDEX report_replaced_by ON report (replaced_by) WHERE replaced_by IS NOT NULL;
CREATE INDEX report_ends ON report (valid_to) WHERE standing IN ('published', 'unconfirmed') AND valid_to IS NOT NULL;
CREATE INDEX report_coming_on ON report (coming_on) WHERE coming_on IS NOT NULL;
CREATE INDEX report_lapses_on ON report (lapses_on) WHERE lapses_on IS NOT NULL;
CREATE UNIQUE INDEX report_confirmation ON report (confirmation_id) WHERE confirmation_id IS NOT NULL;
CREATE INDEX report_probable ON report (probable_key) WHERE probable_key IS NOT NULL;
CREATE INDEX report_base ON report (base_key) WHERE base_key IS NOT NULL;
CREATE INDEX report_number ON report USING gin (report_keys(report_nos));
-- Few reports name any, and drafts are nobody's evidence.
CREATE INDEX report_cites ON report USING gin (cited_keys(components, parameters)) WHERE status <> 'draft' AND cited_keys(components, parameters) IS NOT NULL;
COMMENT ON TABLE report IS 'The registered record of one type test; never deleted once published';
COMMENT ON COLUMN report.public_id IS '128 random bits; what a QR code carries';
COMMENT ON COLUMN report.form_kind IS 'The kind of its category, never another';
COMMENT ON COLUMN report.certificate_key IS 'Folded number: one spelling, unique over all reports';
COMMENT ON COLUMN report.country IS 'Of manufacture; none where an old paper says nothing of it';
COMMENT ON COLUMN report.coverage IS 'Rows are alternatives; each holds the conditions that hold together';
COMMENT ON COLUMN report.former_names IS 'Names of manufacturer and applicant before changes of name; the search finds them';
COMMENT ON COLUMN report.coverage_whole IS 'Every row the certificate prints is there: only then can something not be covered';
COMMENT ON COLUMN report.coverage_models IS 'Models the certificate lists beside its own';
COMMENT ON COLUMN report.submitted_at IS 'Set: the draft is handed over, locked, and waits for the manager. The status stays draft, so that nothing that shows published reports can show it';
COMMENT ON COLUMN report.return_reason IS 'Why the manager returned the draft; until it is handed over again or published';
COMMENT ON COLUMN report.sub_form IS 'The form of its parameters, where its category allows several or has one';
COMMENT ON COLUMN report.listed_on IS 'The day that lists go by: of issue, and before all days where none was stated';
COMMENT ON COLUMN report.foreign_name IS 'The maker''s name in another language, as the certificate prints it';
COMMENT ON COLUMN report.domestic_agent IS 'The agent in China of a foreign maker, as the certificate prints it';
COMMENT ON COLUMN report.tested_alone IS 'Whether each unit is tested by itself, as extraordinary lifts are, or the type; nothing where it was not stated';
COMMENT ON COLUMN report.coverage_held IS 'The coverage text as it was when the writer stated that the table holds all of it; about another text it states nothing';
COMMENT ON COLUMN report.replaced_by IS 'The certificate that replaced it: written when that one is published, and emptied by an act alone';
COMMENT ON COLUMN report.standing IS 'What it is worth by everything that is stored; only days that pass are compared when it is read. The database writes it';
COMMENT ON COLUMN report.no_expiry IS 'The original says that it has no expiry. A certificate that this register issued has none where valid_to is empty';
COMMENT ON COLUMN report.status_ground IS 'Why the holder asked to cancel the certificate';
COMMENT ON COLUMN report.coming_on IS 'From this day in Shanghai on coming_status is what the certificate is worth; compared when it is read, until a task makes it the status';
COMMENT ON COLUMN report.lapses_on IS 'From this day in Shanghai on a rule ends it; compared when it is read, until a task makes it the status. It holds next to an announced change';
COMMENT ON COLUMN report.number_note IS 'Why an old label says another category or year than the record';
COMMENT ON COLUMN report.date_note IS 'Why days of the record are in an unusual order, such as a test before the application of its number';
COMMENT ON COLUMN report.confirmed_grounds IS 'What the head office had confirmed so that this certificate could be registered; written at its publication';
COMMENT ON COLUMN report.confirmation_id IS 'The confirmation on which it was registered, for the grounds that it has stored';
COMMENT ON COLUMN report.probable_no IS 'What a misprinted number was probably meant to be, confirmed by a person; the number stays as printed';
COMMENT ON COLUMN report.probable_key IS 'Its folded form, by which the certificate is found too';
COMMENT ON COLUMN report.base_key IS 'Of a number with a suffix: the folded number before it, which is another certificate or none';
COMMENT ON COLUMN report.report_nos IS 'Its report numbers in the order of the original; report_no has them in one line';
COMMENT ON COLUMN report.unstated IS 'Keys of empty fields of which the writer states that the original does not give them';
COMMENT ON COLUMN report.as_printed IS 'Numbers as the original writes them, by the key of their parameter, where that differs from the number (2.60)';
COMMENT ON COLUMN report.taken_over IS 'Of a draft: keys of parameters that were taken over and not looked at, each with the number of the report they are from. Never of a published report';

-- A lapsed certificate that a reissued one has replaced is read as replaced, because its successor is what counts.
CREATE FUNCTION set_standing() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.standing := CASE
    WHEN NEW.status = 'lapsed' AND NEW.replaced_on IS NOT NULL THEN 'superseded'
    WHEN NEW.status <> 'published' THEN NEW.status
    WHEN NEW.replaced_on IS NOT NULL THEN 'superseded'
    WHEN NEW.origin = 'existing' AND (NEW.issue_date IS NULL OR NEW.conclusion IS NULL OR NEW.valid_to IS NULL AND NEW.no_expiry IS NOT TRUE) THEN 'unconfirmed'
    ELSE 'published' END;
  RETURN NEW;
END $$;

CREATE TRIGGER report_standing BEFORE INSERT OR UPDATE ON report
  FOR EACH ROW EXECUTE FUNCTION set_standing();
