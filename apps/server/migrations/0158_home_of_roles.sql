-- A role can have an arrangement of home that its people begin with.
-- up
ALTER TABLE role ADD COLUMN home jsonb;
COMMENT ON COLUMN role.home IS 'The layout and the widgets of home for its people who have arranged nothing themselves; none: as shipped';
-- down
ALTER TABLE role DROP COLUMN home;
