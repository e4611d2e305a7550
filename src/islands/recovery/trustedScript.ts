let policy: TextPolicy | undefined

/** Marks an import map of ours as one that may be added to the page, where its policy demands that. Throws when it allows no names but others'. */
export function trustedScript(text: string): string {
  const { trustedTypes } = globalThis
  if (!trustedTypes) return text
  policy ??= trustedTypes.createPolicy('partner-islands-imports', { createScript: (script) => script })
  return policy.createScript(text)
}
