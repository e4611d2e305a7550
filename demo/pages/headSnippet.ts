const TAG = /<([a-z]+)((?:\s+[a-z-]+(?:\s*=\s*"[^"<>]*")?)*)\s*\/?>/gi
const ATTRIBUTE = /(?<![a-z-])([a-z-]+)\s*=\s*"([^"<>]*)"/gi
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'property', 'content'],
  link: ['rel', 'href', 'sizes', 'type', 'title'],
}
/** Links that load nothing that could run or restyle. */
const RELATIONS = new Set(['icon', 'apple-touch-icon', 'author', 'license', 'me', 'canonical'])

export interface HeadTag {
  name: string
  attributes: { name: string; value: string }[]
}

/** What a partner may add to the head of its pages: meta and harmless links. The rest of the text is refused, never repaired. */
export function readHead(snippet: string): HeadTag[] {
  return [...snippet.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: [...attributes.matchAll(ATTRIBUTE)].map(([, attribute = '', value = '']) => ({ name: attribute.toLowerCase(), value })),
  }))
}

/** The first part of the snippet that may not be there; null when all of it may. */
export function headProblem(snippet: string): string | null {
  const left = snippet.replaceAll(TAG, '').trim()
  if (left) return left.slice(0, 40)
  const wrong = readHead(snippet).find((tag) => !isHarmless(tag))
  return wrong ? `<${wrong.name}>` : null
}

function isHarmless({ name, attributes }: HeadTag): boolean {
  const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined
  if (!allowed || attributes.some((attribute) => !allowed.includes(attribute.name))) return false
  if (name === 'meta') return true
  const value = (wanted: string) => attributes.find((attribute) => attribute.name === wanted)?.value ?? ''
  return RELATIONS.has(value('rel').toLowerCase()) && value('href').startsWith('https://')
}
