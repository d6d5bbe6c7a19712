-- The logs are filtered by person, act, kind of object and outcome at a million rows and more.
-- up
CREATE INDEX audit_actor_name ON audit (actor_name, id);
CREATE INDEX audit_action ON audit (action, id);
CREATE INDEX audit_kind ON audit (split_part(object, ':', 1), id);
CREATE INDEX audit_refused ON audit (id) WHERE result <> 200;
CREATE INDEX login_record_name ON login_record (username, id);
CREATE INDEX login_record_failed ON login_record (id) WHERE NOT success;
-- down
DROP INDEX login_record_failed, login_record_name, audit_refused, audit_kind, audit_action, audit_actor_name;
