-- Which process works on what, so that the work of one that has died is given to another at once.
-- up
CREATE TABLE job_process (
  number int PRIMARY KEY,
  workers text[] NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE job_process IS 'Processes that work on jobs. Each holds an advisory lock of its number; where nobody holds it, the process is gone';
COMMENT ON COLUMN job_process.workers IS 'The names of its workers in the library that hands jobs out';
ALTER TABLE job ADD COLUMN process_number int;
COMMENT ON COLUMN job.process_number IS 'The process that works on it; null where it was cut off when it began';
ALTER TABLE outbox ADD COLUMN process_number int;
COMMENT ON COLUMN outbox.process_number IS 'The process that is sending it; null while it waits';
ALTER TABLE instance ADD COLUMN process_number int;
COMMENT ON COLUMN instance.process_number IS 'The number whose lock the process holds; null while it is cut off';
-- down
ALTER TABLE instance DROP COLUMN process_number;
ALTER TABLE outbox DROP COLUMN process_number;
ALTER TABLE job DROP COLUMN process_number;
DROP TABLE job_process;
