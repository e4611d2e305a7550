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
  /** The webmail of partners that have a brand of their own; the provider's if there is none. */
  brandWebmailUrl: string | null
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
  brandWebmailUrl: null,
  clamd: null,
}
