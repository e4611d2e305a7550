export interface Folder {
  path: string
  delimiter: string
  /** `\Sent`; RFC 6154. */
  specialUse?: string | undefined
}

/** A mailbox's folders, and what its server puts before the names of personal ones: `INBOX.` */
export interface FolderTree {
  folders: readonly Folder[]
  prefix: string
  /** Of the personal folders. */
  delimiter: string
}

/** They show messages that lie in other folders; copied, each would be there twice. */
const VIRTUAL = new Set(['\\All', '\\Flagged', '\\Important'])

/** Where each folder goes: to the one of the same use, else to the same name in the other server's spelling. Null stays behind. */
export function mapFolders(source: FolderTree, target: FolderTree): Map<string, string | null> {
  const taken = new Set<string>()
  const map = new Map<string, string | null>()
  const claim = (path: string, wanted: string) => {
    taken.add(wanted)
    map.set(path, wanted)
  }
  for (const { path, specialUse } of source.folders) {
    if (isInbox(path)) claim(path, 'INBOX')
    else if (specialUse && VIRTUAL.has(specialUse)) map.set(path, null)
  }
  for (const { path, specialUse } of source.folders) {
    const twin = specialUse && target.folders.find((folder) => folder.specialUse === specialUse)?.path
    if (!map.has(path) && twin && !taken.has(twin)) claim(path, twin)
  }
  for (const folder of source.folders) if (!map.has(folder.path)) claim(folder.path, freeName(respell(folder, source, target), taken))
  return map
}

const isInbox = (path: string): boolean => path.toUpperCase() === 'INBOX'

function respell({ path, delimiter }: Folder, source: FolderTree, target: FolderTree): string {
  const own = source.prefix && path.startsWith(source.prefix) ? path.slice(source.prefix.length) : path
  const parts = delimiter ? own.split(delimiter) : [own]
  const name = parts.map((part) => (target.delimiter ? part.replaceAll(target.delimiter, '-') : part)).join(target.delimiter || '-')
  // Some servers want every folder under the prefix, and name them so.
  return name.startsWith(target.prefix) ? name : target.prefix + name
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted) && !isInbox(wanted)) return wanted
  let nth = 2
  while (taken.has(`${wanted} ${nth}`)) nth++
  return `${wanted} ${nth}`
}
