export const usage = `Usage: npm run release -- <remote>
   or: npm run suite -- <command> [<remote>] [options]
   or, in the folder of a remote that has its own repository: npx suite-release <command> [options]

Commands
  release <remote>            check, publish and promote; safe to repeat
  check <remote>              prove the build on this disk, ask whether the live set can carry it, and load it in
                              the Chromium that CHROMIUM_PATH names, as release and promote do
  publish <remote>            upload the build; visitors get it once it is promoted
  serve <remote>              show a build of other tools in the running suite, anew after each build
  promote <remote> <release>  give a published release to all users, or with --percent or --hotel to some;
                              "promote <remote> live --hotel 7" lets a hotel follow live again
  rollback <remote>           go back to what was live before, and end a canary
  status [<remote>]           what is live for whom, how it loads, what is published, who moved it
  grant-override <remote>     let a user see the remote from a developer's own machine
  accept-origin <remote> <origin>  for operators: let the remote be overridden from https://my-machine.example:4001
  refuse-origin <remote> <origin>  for operators: end that, and do not wait for it
  smoke-worker                for operators: make the platform's smoke runs of what teams publish, in the Chromium that
                              CHROMIUM_PATH names, until it is stopped
  permissions [<remote>]      the permissions that remotes declare, and what operators decided about them
  accept-permission <name>    for operators: let hotels put spa.manage into their roles, as its release words it
  refuse-permission <name>    for operators: leave it to no user, and do not wait for it
  withdraw-permission <name>  for operators: take it from all roles
  services                    where each back end of a remote is, who needs it and how it does
  map-service <alias> <origin>  let the platform pass calls of /services/<alias>/ to this address
  unmap-service <alias>       end that

Options
  --percent <1..99>    release, promote: this share of the people only
  --hotel <number>     release, promote, rollback: this hotel only; may be given several times. An operator reads the
                       number on Hotels: View shows it as Hotel Number
  --gradual            release: 5 % of the users, then 25 %, then all, while it does no worse than what is live
  --hold <10m>         release --gradual: how long each step lasts at least: 30s, 10m, 2h; default 10m
  --min-loads <1..1000>  release --gradual: how many loads each step needs; default 30
  --canary             rollback: end the canary and leave what is live alone
  --url <address>      grant-override: where the developer serves the remote
  --hours <1..168>     grant-override: how long
  --user <id|e-mail>   grant-override: for this person only
  --updated-at <instant>  map-service, unmap-service: the mapping that is changed, as services prints it
  --remote <name>      map-service: this remote may call it; may be given several times, and replaces those before
  --permission <name>  map-service: callers need any of these; without it what the remotes need
  --force              unmap-service: also while a live release needs it
  --once               smoke-worker: end when no release waits
  --offline            check: do not ask the registry
  --registry <url>     default: SUITE_REGISTRY_URL, else the suite that .npmrc takes @suite from, else
                       http://localhost:3000
  --token-file <file>  default: SUITE_TOKEN, else <DATA_DIR or .data>/release-token
  --dist <folder>      default: <remote>/dist; dist in the folder of the remote, where its name may be left out
  --descriptor <file>  release, check, publish, serve: the remote.json of a build of other tools, such as Vite or
                       rspack; writes the release.json of the folder, with what its files are
  --port <4001>        serve: where it is served to this machine; default 4001
  --release-version <1.4.0>  with --descriptor; default: the version in the package.json beside it
  --json               one JSON object on stdout instead of lines
  --help

Documentation: /platform/docs of your suite, such as https://suite.example/platform/docs/releasing

Exit code 0: done. 1: refused or failed, and why. 2: the command line was not understood.`;
