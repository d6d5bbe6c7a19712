-- What wrong passwords of unknown names are written to, so that they take the same work as those of accounts.
-- up
CREATE TABLE sign_in_decoy (
  slot int PRIMARY KEY,
  forgotten_at timestamptz NOT NULL,
  locked_until timestamptz
);
COMMENT ON TABLE sign_in_decoy IS 'Written, and never asked, by wrong passwords that lock nothing: of unknown names and of accounts that are locked already. A name and an address share a slot with others';
-- down
DROP TABLE sign_in_decoy;
