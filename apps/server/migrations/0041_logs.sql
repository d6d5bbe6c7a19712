-- The logs are filtered by day, act, kind of object, outcome and address at a million rows and more; by person there was an index.
-- up
CREATE INDEX audit_day ON audit (((at AT TIME ZONE 'Asia/Shanghai')::date), id);
CREATE INDEX audit_ip ON audit (ip text_pattern_ops);
CREATE INDEX audit_action ON audit (action, id);
CREATE INDEX audit_kind ON audit (split_part(object, ':', 1), id);
CREATE INDEX audit_refused ON audit (id) WHERE result <> 200;
CREATE INDEX login_record_day ON login_record (((at AT TIME ZONE 'Asia/Shanghai')::date), id);
CREATE INDEX login_record_name ON login_record (folded(username) text_pattern_ops) WHERE user_id IS NULL;
CREATE INDEX login_record_person ON login_record (user_id, id);
CREATE INDEX login_record_ip ON login_record (ip text_pattern_ops);
CREATE INDEX login_record_failed ON login_record (id) WHERE NOT success;
-- down
DROP INDEX login_record_failed, login_record_ip, login_record_person, login_record_name, login_record_day,
  audit_refused, audit_kind, audit_action, audit_ip, audit_day;
