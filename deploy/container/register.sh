#!/bin/sh
# The operator's commands inside the image: `register backup /backup` is what `npm run backup -- /backup` is in a clone, with the same exit codes.
set -eu
root=$(dirname "$(readlink -f "$0")")/../..
operator=$root/apps/server/dist/src/operator
command=${1-}
case $command in
  backup) program=$operator/backup.js ;;
  restore) program=$operator/restore.js ;;
  verify) program=$operator/verify.js ;;
  files:move) program=$operator/files/move.js ;;
  archive:remove) program=$operator/removeArchived.js ;;
  key:lost) program=$operator/keyLost.js ;;
  log:new) program=$operator/log/logNew.js ;;
  check-log) program=$root/apps/web/dist/check-log.mjs ;;
  *)
    echo 'register backup | restore | verify | files:move | archive:remove | key:lost | log:new | check-log, each with the words that follow npm run … --' >&2
    exit 2
    ;;
esac
shift
# As the documents write it.
[ "${1-}" != -- ] || shift
exec node "$program" "$@"
