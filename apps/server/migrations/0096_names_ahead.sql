-- A change of name may be announced: the page tells of it, and it is the name from its day on.
-- up
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
ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse', 'recall', 'recallLifted', 'renameAhead', 'renameCalledOff'));
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse', 'recall', 'recallLifted', 'renameAhead', 'renameCalledOff'));
UPDATE scheduled_task SET title_zh = '预告的变更生效', title_en = 'Announced changes take effect'
WHERE handler = 'standingsDue' AND title_zh = '预告的状态变更生效' AND title_en = 'Announced changes of standing take effect';
-- down
UPDATE scheduled_task SET title_zh = '预告的状态变更生效', title_en = 'Announced changes of standing take effect'
WHERE handler = 'standingsDue' AND title_zh = '预告的变更生效' AND title_en = 'Announced changes take effect';
DELETE FROM change_notice WHERE kind IN ('renameAhead', 'renameCalledOff');
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse', 'recall', 'recallLifted'));
ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse', 'recall', 'recallLifted'));
DROP TABLE coming_name;
