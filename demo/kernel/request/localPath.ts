const ORIGIN = 'http://host.invalid'

/** The value if it is a path on this host, else the start page: nothing a browser could read as another host gets through. */
export function localPath(value: string | undefined | null, otherwise = '/'): string {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return otherwise
  if (!URL.canParse(value, ORIGIN)) return otherwise
  const url = new URL(value, ORIGIN)
  return url.origin === ORIGIN && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : otherwise
}
