import type { LiveRemote, VisibleMenuEntry } from '@suite/descriptor';

export function liveRemote(parts: Partial<LiveRemote> = {}): LiveRemote {
  const name = parts.name ?? 'mf-sample';
  return {
    name,
    title: 'Sample',
    version: '1.0.0',
    release: '1.0.0-0123456789ab',
    container: 'mf_sample_0123456789',
    base: `/releases/${name}/1.0.0-0123456789ab/`,
    entry: 'remoteEntry.0123456789ab.js',
    preload: [],
    files: {},
    shared: {},
    routes: [],
    menu: [],
    permissions: [],
    ...parts,
  };
}

export function menuEntry(
  label: string,
  path: string,
  parts: Partial<VisibleMenuEntry> = {},
): VisibleMenuEntry {
  return {
    id: label.toLowerCase().replaceAll(' ', '-'),
    label,
    path,
    alsoActiveOn: [],
    icon: undefined,
    order: 10,
    permissions: [],
    ...parts,
  };
}
