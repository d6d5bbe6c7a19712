#!/bin/sh
# The image of PostgreSQL runs it once, on an empty database: the app's own role, which may change rows but no tables.
set -eu
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$(cat /run/secrets/app)" <<'SQL'
CREATE ROLE register_app LOGIN PASSWORD :'password';
GRANT pg_read_all_stats TO register_app;
SQL
