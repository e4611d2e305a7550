interface TrustedTypes {
  createPolicy(name: string, rules: { createScript: (text: string) => string }): { createScript: (text: string) => unknown }
}

let policy: { createScript: (text: string) => unknown } | undefined

/** Marks an import map of ours as one that may be added to the page, where its policy demands that. Throws when it allows no names but others'. */
export function trustedScript(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return text
  policy ??= trustedTypes.createPolicy('partner-islands-imports', { createScript: (script) => script })
  // The DOM's types do not know trusted text yet; `text` of a script takes it.
  return policy.createScript(text) as string
}
