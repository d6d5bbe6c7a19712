-- Accounts that ask to act for a company, and what the head office has decided.
-- up
CREATE TABLE enterprise_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rev int NOT NULL DEFAULT 1,
  user_id bigint NOT NULL REFERENCES app_user ON DELETE CASCADE,
  company_name text NOT NULL,
  credit_code text NOT NULL,
  status text NOT NULL DEFAULT 'applied' CHECK (status IN ('applied', 'approved', 'rejected', 'withdrawn')),
  reason text NOT NULL DEFAULT '',
  decided_by bigint REFERENCES app_user ON DELETE SET NULL,
  decided_at timestamptz,
  created_by bigint REFERENCES app_user ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_by bigint REFERENCES app_user ON DELETE SET NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (status <> 'rejected' OR reason <> '')
);
CREATE UNIQUE INDEX enterprise_request_open ON enterprise_request (user_id) WHERE status = 'applied';
CREATE INDEX enterprise_request_user ON enterprise_request (user_id, id);
CREATE INDEX enterprise_request_status ON enterprise_request (status, created_at, id);
COMMENT ON TABLE enterprise_request IS 'Requests of accounts to act for a company; the licence lies among the files of the request';
COMMENT ON COLUMN enterprise_request.reason IS 'Why it was decided so; a rejection says it always';
-- down
DROP TABLE enterprise_request;
