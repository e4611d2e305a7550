import { existsSync, readFileSync } from 'node:fs'

// Budgets in bytes of gzip (architecture 10). A page pays for what it loads, each file once.
const BUDGETS = { entry: 5_000, shell: 135_000, 'website-details': 64_000, websites: 49_000, screen: 46_000, 'locale pack': 12_000 }
const SHELL = ['sidebar', 'team-menu', 'reseller-menu', 'user-menu']
// What a budget may be exceeded by before the check fails.
const ALLOWANCE = 1.03
const INFRASTRUCTURE = ['toasts', 'notices', ...SHELL]

if (!existsSync('dist/manifest.json')) {
  console.error('Run `npm run build` first.')
  process.exit(1)
}
const { entry, core, islands, files, messages } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
const gzip = (names) => [...names].reduce((sum, name) => sum + files[name].gzip, 0)

const sizes = {}
// The runtime is what the entry imports; the entry itself is the list of islands.
sizes.entry = { gzip: gzip([...closure(entry)].filter((file) => file !== entry)), budget: BUDGETS.entry }
const shellFiles = filesOf(SHELL)
sizes.shell = { gzip: gzip(shellFiles), budget: BUDGETS.shell }
for (const name of Object.keys(islands).filter((island) => !INFRASTRUCTURE.includes(island))) {
  const added = [...filesOf([name])].filter((file) => !shellFiles.has(file))
  sizes[`screen ${name}`] = { gzip: gzip(added), budget: BUDGETS[name] ?? BUDGETS.screen }
}
for (const [locale, file] of Object.entries(messages.shared))
  sizes[`locale pack ${locale}`] = { gzip: gzip([file]), budget: BUDGETS['locale pack'] }

/** Everything a page with these islands loads: entry, core, the islands' chunks and their texts in the largest locale. */
function filesOf(names) {
  const all = new Set([entry, ...core, messages.shared[largest(messages.shared)]])
  for (const name of names) {
    for (const file of islands[name]?.preload ?? []) all.add(file)
    const packs = messages[name]
    if (packs) all.add(packs[largest(packs)])
  }
  return all
}

/** A file and what it imports statically. */
function closure(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const name of files[file].imports) closure(name, seen)
  return seen
}

function largest(packs) {
  return Object.keys(packs).toSorted((a, b) => files[packs[b]].gzip - files[packs[a]].gzip)[0]
}

const failing = Object.entries(sizes).filter(([, { gzip: bytes, budget }]) => bytes > budget * ALLOWANCE)
if (process.argv.includes('--json')) console.log(JSON.stringify(sizes, null, 2))
else
  for (const [name, { gzip: bytes, budget }] of Object.entries(sizes))
    console.log(`${name.padEnd(28)} ${kilobytes(bytes)} of ${kilobytes(budget)}${bytes > budget ? '  OVER' : ''}`)
process.exit(failing.length === 0 ? 0 : 1)

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
}
