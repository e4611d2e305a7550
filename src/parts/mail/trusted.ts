interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML: (text: string) => unknown }
}

let policy: { createHTML: (text: string) => unknown } | undefined

/**
 * Marks a document that we have built from a cleaned mail as one that may be given to a frame, where the page's policy demands that. Throws when
 * the policy allows no names but others' own.
 */
export function trusted(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return text
  policy ??= trustedTypes.createPolicy('partner-islands-mail', { createHTML: (html) => html })
  // The DOM's types do not know trusted text yet; `srcdoc` takes it.
  return policy.createHTML(text) as string
}
