-- Whoever publishes a test basis that the dictionary does not list has confirmed it; the history of the report says who and when.
-- up
ALTER TABLE report_handover DROP CONSTRAINT report_handover_event_check,
  ADD CONSTRAINT report_handover_event_check CHECK (event IN ('submit', 'takeBack', 'return', 'confirmBasis'));
-- down
DELETE FROM report_handover WHERE event = 'confirmBasis';
ALTER TABLE report_handover DROP CONSTRAINT report_handover_event_check,
  ADD CONSTRAINT report_handover_event_check CHECK (event IN ('submit', 'takeBack', 'return'));
