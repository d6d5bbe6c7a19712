-- Failures of sign-in are counted per account and address (sign_in_address); the count of earlier versions is not read any more.
-- up
ALTER TABLE app_user DROP COLUMN failed_count;
-- down
ALTER TABLE app_user ADD COLUMN failed_count int NOT NULL DEFAULT 0;
