export type PageIssueCode =
  /** No element, or one with the wrong type. */
  | 'missing'
  | 'duplicate'
  /** Not JSON. */
  | 'syntax'
  | 'contract'
  /** A value of the wrong type or form, or a required one that is absent. */
  | 'value'

/** Something on the page that is not as the contract says, in English for the author of the template. */
export interface PageIssue {
  code: PageIssueCode
  /** Where in the data: `config.partners[2].id`; empty for the data as a whole. */
  path: string
  /** Complete in itself; it begins with the path. */
  message: string
}

export function pageIssue(code: PageIssueCode, path: string, text: string): PageIssue {
  return { code, path, message: `${path || 'page data'}: ${text}` }
}
