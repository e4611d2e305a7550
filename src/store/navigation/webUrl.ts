/** The address a browser would load, or null for anything that is not http or https. */
export function webUrl(url: string): URL | null {
  try {
    const target = new URL(url, document.baseURI)
    return /^https?:$/.test(target.protocol) ? target : null
  } catch {
    return null
  }
}
