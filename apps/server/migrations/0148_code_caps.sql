-- Codes that strangers ask for use up neither what the register sends to people with accounts nor what a number may get at its owner's address.
-- up
ALTER TABLE code_request
  ADD COLUMN cap text CHECK (cap IN ('people', 'strangers')),
  ADD COLUMN is_at_home boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN code_request.cap IS 'Which of the register''s hourly numbers it counts in; null where nothing was sent, because the number has no account';
COMMENT ON COLUMN code_request.is_at_home IS 'Asked for at an address where the account of the number has signed in within a month: counted apart from all others';
CREATE INDEX code_request_cap ON code_request (cap, at) WHERE cap IS NOT NULL;
-- down
ALTER TABLE code_request DROP COLUMN cap, DROP COLUMN is_at_home;
