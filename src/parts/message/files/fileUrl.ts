/** An address that the server gave for a file, if it is one that may be loaded: of a web scheme, on whatever host the server keeps its files. */
export function fileUrl(url: string | null): string | undefined {
  if (!url) return undefined
  const parsed = URL.canParse(url, location.href) ? new URL(url, location.href) : null
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined
}
