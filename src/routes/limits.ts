/** No requirement is tried on a longer value: a slow expression would stop the page. */
export const MAX_VALUE_LENGTH = 2_000
/** No route is tried on a longer path. */
export const MAX_PATH_LENGTH = 10_000

/** A segment that a browser, proxy or server takes for . or .. : encoded once or more often, between any spelling of a slash. */
export const DOT_SEGMENT = /(?:\/|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?=$|\/|%(?:25)*(?:2f|5c))/i
