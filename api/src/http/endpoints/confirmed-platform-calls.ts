import type { ActionSentence } from '../../errors/unconfirmed-action.ts';

type Sent = Readonly<Record<string, unknown>>;

/** The registry validates the input before it requests the confirmation. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export const confirmedPlatformCalls: Readonly<Record<string, (sent: Sent) => ActionSentence>> = {
  'PUT /platform/services/:alias': ({ alias, origin, remotes }) => {
    const values = { alias: textOf(alias), origin: textOf(origin) };
    if (!Array.isArray(remotes) || remotes.length === 0)
      return { text: 'Map the service {alias} to {origin}', values };
    const text = 'Map the service {alias} to {origin}, for calls of {remotes}';
    return { text, values: { ...values, remotes: remotes.map(textOf).join(', ') } };
  },
  'DELETE /platform/services/:alias': ({ alias }) => ({
    text: 'No longer map the service {alias}',
    values: { alias: textOf(alias) },
  }),
  'POST /platform/permissions/:name/accept': ({ name }) => ({
    text: 'Let hotels give the permission {permission}',
    values: { permission: textOf(name) },
  }),
  'POST /platform/remotes/:name/override-origins/accept': ({ name, origin }) => ({
    text: 'Let {remote} be loaded from {url}',
    values: { remote: textOf(name), url: textOf(origin) },
  }),
  'POST /platform/overrides': ({ remote, url }) => ({
    text: 'Let {remote} be loaded from {url}',
    values: { remote: textOf(remote), url: textOf(url) },
  }),
};
