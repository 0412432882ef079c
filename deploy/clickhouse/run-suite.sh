#!/bin/sh
# Starts the cluster of compose.yaml, runs the ClickHouse tests on it, and takes it away again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

if ! docker compose version >/dev/null 2>&1; then
  echo 'run-suite.sh needs Docker with its compose plugin.' >&2
  exit 1
fi

export CLICKHOUSE_PORT="${CLICKHOUSE_PORT:-18123}"
trap 'docker compose --file "$here/compose.yaml" down --volumes' EXIT
docker compose --file "$here/compose.yaml" up --detach --wait

cd "$here/../.."
TEST_CLICKHOUSE_URL="http://skyledger:skyledger-test@127.0.0.1:$CLICKHOUSE_PORT" \
  CLICKHOUSE_CLUSTER=skyledger \
  npm test -- tests/upstream/stores/clickhouse
