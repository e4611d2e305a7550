/** Marks texts as trusted where the page's policy demands that. The DOM's types do not know trusted text yet: it stands where texts do. */
interface TextPolicy {
  createScript(text: string): string
  createHTML(text: string): string
}

// Only a `var` is a property of `globalThis`.
// oxlint-disable-next-line no-var
declare var trustedTypes: { createPolicy(name: string, rules: Partial<TextPolicy>): TextPolicy } | undefined
