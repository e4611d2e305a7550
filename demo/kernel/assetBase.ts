const BASE = '/assets/'

/** Where the built files are: on the host or in the folder that `config.cdnHost` names, else on this one. */
export function assetBase(cdnHost: string | null): string {
  if (cdnHost === null) return BASE
  return (cdnHost.includes('/') ? '' : 'https://') + cdnHost.replace(/\/$/, '') + BASE
}
