/** Services of others that an installation may use, by address. A missing one is said to be missing, never imitated. */
export interface Outside {
  /** Answers `{prompt, context}` with `{text}`. */
  aiUrl: string | null
  aiKey: string | null
  /** Answers `?kind=photos&term=` with `{items: [{id, url, thumbnail, author}]}`. */
  stockUrl: string | null
  stockKey: string | null
  shopUrl: string | null
  webmailUrl: string | null
  /** A virus scanner that speaks the protocol of clamd, `host:port`. */
  clamd: string | null
}

export const NOTHING_OUTSIDE: Outside = {
  aiUrl: null,
  aiKey: null,
  stockUrl: null,
  stockKey: null,
  shopUrl: null,
  webmailUrl: null,
  clamd: null,
}

/** AI_URL, AI_KEY, STOCK_URL, STOCK_KEY, SHOP_URL, WEBMAIL_URL and CLAMD of the environment. */
export const readOutside = (env: NodeJS.ProcessEnv): Outside => ({
  aiUrl: env['AI_URL'] || null,
  aiKey: env['AI_KEY'] || null,
  stockUrl: env['STOCK_URL'] || null,
  stockKey: env['STOCK_KEY'] || null,
  shopUrl: env['SHOP_URL'] || null,
  webmailUrl: env['WEBMAIL_URL'] || null,
  clamd: env['CLAMD'] || null,
})
