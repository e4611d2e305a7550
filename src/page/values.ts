const HTTP_URL = /^https?:\/\/[^/\\?#@]+(?:[/?#]|$)/i
// A second slash, or a backslash, which browsers read as one, would make the rest a host name.
const SAME_ORIGIN_PATH = /^\/(?![/\\])/
// Browsers drop tabs and line breaks inside URLs, so "/\t/host" would be "//host" to them.
const CONTROL_OR_SPACE = /[\p{Cc}\s]/u
const HOST = /^[a-z\d.-]+(?::\d+)?$/i

export const isOwnPath = (value: string): boolean => !CONTROL_OR_SPACE.test(value) && SAME_ORIGIN_PATH.test(value)

/** An http or https URL without user info, or a path on the page's own origin. */
export const isPageUrl = (value: string): boolean =>
  isOwnPath(value) || (!CONTROL_OR_SPACE.test(value) && HTTP_URL.test(value) && URL.canParse(value))

export const isCdnHost = (value: string): boolean => HOST.test(value) || isPageUrl(value)

export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
