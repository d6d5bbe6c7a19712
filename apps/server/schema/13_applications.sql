-- Applications for certificate numbers, their serials, numbers that the head office has confirmed, and accounts that ask to act for a company.

CREATE TABLE code_serial (
  category_code text NOT NULL REFERENCES category,
  body_code text NOT NULL,
  year int NOT NULL,
  last int NOT NULL CHECK (last >= 0 AND last <= 9999),
  PRIMARY KEY (category_code, body_code, year)
);
CREATE INDEX code_serial_given ON code_serial (body_code, year) WHERE last > 0;
COMMENT ON TABLE code_serial IS 'Last serial given out by the register itself; a row with 0 is a lock of those who enter numbers';

CREATE TABLE code_application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_no text NOT NULL UNIQUE,
  code text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('applied', 'expert', 'returned', 'rejected', 'withdrawn', 'issued', 'used', 'voided')),
  returned_by text CHECK (returned_by IN ('head', 'society')),
  body_id bigint NOT NULL REFERENCES dept,
  category_code text NOT NULL REFERENCES category,
  product_name text NOT NULL,
  model text NOT NULL,
  manufacturer_name text NOT NULL,
  manufacturer_credit_code text,
  applicant_name text NOT NULL,
  test_basis text[] NOT NULL,
  planned_test_date date NOT NULL,
  remark text,
  rev int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by bigint NOT NULL REFERENCES app_user,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint NOT NULL REFERENCES app_user
);
CREATE INDEX code_application_queue ON code_application (status, created_at);
CREATE INDEX code_application_body ON code_application (body_id, created_at DESC);
CREATE INDEX code_application_test_basis ON code_application USING gin (test_basis);
CREATE INDEX code_application_maker ON code_application (manufacturer_name);
CREATE INDEX code_application_maker_code ON code_application (manufacturer_credit_code);

CREATE TABLE code_application_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id bigint NOT NULL REFERENCES code_application,
  event text NOT NULL,
  step text CHECK (step IN ('head', 'society')),
  opinion text NOT NULL DEFAULT '',
  user_id bigint NOT NULL REFERENCES app_user,
  at timestamptz NOT NULL DEFAULT now(),
  former jsonb
);
CREATE INDEX code_application_event_application ON code_application_event (application_id, id);
COMMENT ON COLUMN code_application_event.former IS 'Of a re-submission: the content and the names of the files before it. Null where it happened before this column was there';

CREATE TABLE confirmed_number (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id bigint NOT NULL REFERENCES dept ON DELETE CASCADE,
  number_key text NOT NULL,
  number text NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  user_id bigint NOT NULL REFERENCES app_user,
  at timestamptz NOT NULL DEFAULT now(),
  grounds text[] NOT NULL CHECK (grounds <> '{}'),
  withdrawn_at timestamptz,
  withdrawn_by bigint REFERENCES app_user,
  withdrawn_reason text NOT NULL DEFAULT '',
  CONSTRAINT confirmed_number_withdrawn CHECK (
    (withdrawn_at IS NULL) = (withdrawn_by IS NULL)
    AND (withdrawn_at IS NULL) = (withdrawn_reason = '')
  )
);
CREATE UNIQUE INDEX confirmed_number_once ON confirmed_number (dept_id, number_key) WHERE withdrawn_at IS NULL;
COMMENT ON TABLE confirmed_number IS 'Numbers that a body may enter because the head office has confirmed each, with its reason';
COMMENT ON COLUMN confirmed_number.grounds IS 'What is confirmed: the body may enter the number for these grounds only';

CREATE TABLE enterprise_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  company_name text NOT NULL,
  credit_code text NOT NULL,
  status text NOT NULL DEFAULT 'applied' CHECK (status IN ('applied', 'approved', 'rejected', 'withdrawn')),
  reason text NOT NULL DEFAULT '',
  decided_by bigint REFERENCES app_user ON DELETE SET NULL,
  decided_at timestamptz,
  person text NOT NULL DEFAULT '',
  post text NOT NULL DEFAULT '',
  checked text[] NOT NULL DEFAULT '{}',
  rev int NOT NULL DEFAULT 1,
  created_by bigint REFERENCES app_user ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint REFERENCES app_user ON DELETE SET NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT enterprise_request_check CHECK (status <> 'rejected' OR reason <> '')
);
CREATE UNIQUE INDEX enterprise_request_open ON enterprise_request (user_id) WHERE status = 'applied';
CREATE INDEX enterprise_request_user ON enterprise_request (user_id, id);
CREATE INDEX enterprise_request_status ON enterprise_request (status, created_at, id);
COMMENT ON TABLE enterprise_request IS 'Requests of accounts to act for a company; the licence lies among the files of the request';
COMMENT ON COLUMN enterprise_request.reason IS 'Why it was decided so; a rejection says it always';
COMMENT ON COLUMN enterprise_request.person IS 'Whom the company has authorised; empty in requests from before it was asked';
COMMENT ON COLUMN enterprise_request.checked IS 'What the reviewer has compared before the approval; empty for every other request';
