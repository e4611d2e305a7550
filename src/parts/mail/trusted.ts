let policy: TextPolicy | undefined

/**
 * Marks a document that we have built from a cleaned mail as one that may be given to a frame, where the page's policy demands that. Throws when
 * the policy allows no names but others' own.
 */
export function trusted(text: string): string {
  const { trustedTypes } = globalThis
  if (!trustedTypes) return text
  policy ??= trustedTypes.createPolicy('partner-islands-mail', { createHTML: (html) => html })
  return policy.createHTML(text)
}
