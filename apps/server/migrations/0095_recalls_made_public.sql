-- Recalls have change notices and log entries, as every other public change.
-- up
ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse', 'recall', 'recallLifted'));
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse', 'recall', 'recallLifted'));

-- Recalls from before get the notices that they lacked, each lifting after its recall; a log entry follows with the next act on their certificate.
INSERT INTO change_notice (public_id, report_id, body_id, version, certificate_no, certificate_key, manufacturer_name, kind, changes, reason, change_date, created_by)
SELECT rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '='), report.id, report.body_id, report.version,
  coalesce(certificate_no, report_no, ''), folded(coalesce(certificate_no, report_no, '')), coalesce(manufacturer_name, ''),
  act.kind, jsonb_build_array(jsonb_build_object('field', 'recall') || CASE act.kind
    WHEN 'recall' THEN jsonb_build_object('before', null, 'after', act.products) ELSE jsonb_build_object('before', act.products, 'after', null) END),
  act.reason, act.day, act.user_id
FROM report JOIN LATERAL (
  SELECT recall.id, kind, CASE kind WHEN 'recall' THEN announced_on ELSE lifted_on END AS day,
    CASE kind WHEN 'recall' THEN recall.reason ELSE lifted_reason END AS reason,
    CASE kind WHEN 'recall' THEN user_id ELSE coalesce(lifted_by, user_id) END AS user_id,
    jsonb_build_object('serialFrom', serial_from, 'serialTo', serial_to, 'madeFrom', made_from, 'madeTo', made_to) AS products
  FROM recall CROSS JOIN (VALUES ('recall'), ('recallLifted')) AS acts (kind)
  WHERE recall.report_id = report.id AND (kind = 'recall' OR lifted_on IS NOT NULL)) act ON true
ORDER BY act.day, act.id, act.kind;
-- down
DELETE FROM change_notice WHERE kind IN ('recall', 'recallLifted');
ALTER TABLE integrity_entry DROP CONSTRAINT integrity_entry_kind_check,
  ADD CONSTRAINT integrity_entry_kind_check CHECK (kind IN ('publication', 'revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse'));
ALTER TABLE change_notice DROP CONSTRAINT change_notice_kind_check,
  ADD CONSTRAINT change_notice_kind_check CHECK (kind IN ('revision', 'rename', 'suspension', 'restoration', 'revocation', 'replacement', 'cancellation', 'announcement', 'callOff', 'lapse'));
