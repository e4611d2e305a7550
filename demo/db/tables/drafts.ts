export interface DraftsTable {
  partner_id: number
  user_id: number
  /** What is written: of the page that writes it. */
  key: string
  /** JSON of the page that writes it; the server does not look inside. */
  content: string
  saved_at: Date
}
