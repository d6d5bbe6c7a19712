#!/bin/sh
# Makes the secrets of compose.yaml, once: new random ones, for the account that runs it and the containers alone.
set -eu
cd "$(dirname "$0")"
umask 077
[ ! -e secrets ] || { echo 'secrets are there already, and are kept' >&2; exit 1; }
mkdir secrets
random() { head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\n'; }
random > secrets/owner
random > secrets/app
random > secrets/key
printf 'Kite-7-%s' "$(random)" > secrets/admin
printf 'postgres://register_owner:%s@database:5432/register' "$(cat secrets/owner)" > secrets/owner_url
printf 'postgres://register_app:%s@database:5432/register' "$(cat secrets/app)" > secrets/app_url
# The accounts inside the containers are others than yours; the folder keeps other accounts of this machine out.
chmod 0444 secrets/*
