-- Whether the newest secrets of a session were ever used: until then, the answer with them may have been lost on the way.
-- up
ALTER TABLE session ADD COLUMN successor_used boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN session.successor_used IS 'Whether the token or the refresh secret of the last rotation was used: as long as neither was, the browser may come back with the secret before it';
-- down
ALTER TABLE session DROP COLUMN successor_used;
