#!/bin/sh
# The steps of the container image, and of any machine that is to run the suite without its sources.
#   suite.sh build            installs what the build needs and builds everything, in a clone
#   suite.sh pack <folder>    copies what runs into an empty folder, with its dependencies
#   suite.sh start            starts the server from such a folder
set -eu

clone=$(cd "$(dirname "$0")/../.." && pwd)

# What the server reads at run time. Sources, tests and the tools of the build stay behind.
built='api/dist api/migrations api/openapi.generated.json api/deploy packages/registry/migrations packages/sdk/dist shell/dist'

build() {
  cd "$clone"
  npm ci
  npm run build
}

copy() {
  mkdir -p "$2/$(dirname "$1")"
  cp "-RP$links" "$clone/$1" "$2/$1"
}

pack() {
  target=$1
  if [ -e "$target" ] && [ -n "$(ls -A "$target")" ]; then
    echo "$target is not empty. Name a folder that is, or that does not exist yet." >&2
    exit 1
  fi
  mkdir -p "$target"
  cd "$clone"
  # By hard links where both folders are on one file system: the dependencies are large.
  links=
  if ln package.json "$target/.link" 2>/dev/null; then links=l; fi
  rm -f "$target/.link"
  for path in package.json $built; do copy "$path" "$target"; done
  packages=$(npm ls --workspace api --omit=dev --all --parseable)
  for package in $packages; do
    path=${package#"$clone"}
    path=${path#/}
    case $path in
      '') ;;
      # A package inside another one comes with it.
      *node_modules/*/node_modules/*) ;;
      *) if [ -L "$package" ]; then link "$path"; else copy "$path" "$target"; fi ;;
    esac
  done
}

# A workspace: what was built of it, where the link points.
link() {
  workspace=$(cd "$clone/$1" && pwd -P)
  workspace=${workspace#"$clone"/}
  for part in package.json dist; do
    [ ! -e "$workspace/$part" ] || [ -e "$target/$workspace/$part" ] || copy "$workspace/$part" "$target"
  done
  mkdir -p "$target/$(dirname "$1")"
  cp -P "$clone/$1" "$target/$1"
}

start() {
  cd "$clone"
  NODE_ENV=production exec node --enable-source-maps api/dist/server.js
}

case ${1:-} in
  build) build ;;
  pack) pack "${2:?Name the folder that the suite is packed into.}" ;;
  start) start ;;
  *)
    echo 'Usage: suite.sh build | pack <folder> | start' >&2
    exit 2
    ;;
esac
