-- What the gate judges of a release's files: {"files": {"<path>": {"gzip": <bytes>}}, "federation": <mf-manifest.json>}.
-- Null for releases published before it was kept; those are judged by their release.json alone.
alter table releases add column contents jsonb;
