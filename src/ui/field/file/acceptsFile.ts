/** Whether a file is of a kind that `accept` of an input names; dropped files are not checked by the browser. */
export function acceptsFile(accept: string | undefined, { name, type }: { name: string; type: string }): boolean {
  const kinds = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean)
  return kinds.length === 0 || kinds.some((kind) => matches(kind, name.toLowerCase(), type.toLowerCase()))
}

function matches(kind: string, name: string, type: string): boolean {
  if (kind.startsWith('.')) return name.endsWith(kind)
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}
