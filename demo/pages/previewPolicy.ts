/** A preview is looked at: nothing runs in it, and nothing leaves it. Mails carry their styles on their elements. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  // An origin, so that style sheets and pictures of this host load.
  'sandbox allow-same-origin',
].join('; ')
