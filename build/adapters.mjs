// Makes dist-adapters: the package of each ecosystem, in its own folder with the version of this package, and packed where its tools are.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rollup } from 'rollup'
import { adapter } from './rollup.mjs'

const OUT = 'dist-adapters'
/** Where a package keeps the schema of the page data. */
const SCHEMA_IN = { php: 'php', python: 'python/partner_islands', ruby: 'ruby', java: 'java/src/main/resources' }
const JARS = ['jackson-databind', 'jackson-core', 'jackson-annotations', 'spring3-context', 'spring3-beans', 'spring3-core'].map(
  (name) => `/usr/share/java/${name}.jar`,
)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

rmSync(OUT, { recursive: true, force: true })
for (const language of Object.keys(SCHEMA_IN)) cpSync(`adapters/${language}`, `${OUT}/${language}`, { recursive: true })
const bundle = await rollup(adapter)
await bundle.write(adapter.output)
await bundle.close()
for (const entry of readdirSync(OUT, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) setVersion(path.join(entry.parentPath, entry.name))
if (existsSync('dist/page-data.schema.json'))
  for (const folder of Object.values(SCHEMA_IN)) cpSync('dist/page-data.schema.json', `${OUT}/${folder}/page-data.schema.json`)

pack('wheel', 'python', '/usr/bin/python3', ['-m', 'hatchling', 'build', '-t', 'wheel', '-d', '..'])
pack('gem', 'ruby', 'gem', ['build', '--quiet', 'partner_islands.gemspec', '--output', `../partner_islands-${version}.gem`])
const classes = 'target/classes'
mkdirSync(`${OUT}/java/${classes}`, { recursive: true })
const sources = readdirSync(`${OUT}/java/src/main/java/partner/islands`).map((file) => `src/main/java/partner/islands/${file}`)
if (pack('classes of Java', 'java', 'javac', ['--release', '17', '-d', classes, '-cp', JARS.join(':'), ...sources]))
  pack('jar', 'java', 'jar', [
    '--create',
    '--file',
    `../partner-islands-${version}.jar`,
    '-C',
    classes,
    '.',
    '-C',
    'src/main/resources',
    '.',
  ])
rmSync(`${OUT}/java/target`, { recursive: true })

function setVersion(file) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\b0\.0\.0\b/g, version))
}

/** Says what could not be packed; a tool that is there and fails ends the build. */
function pack(what, folder, command, args) {
  const { status, error, stderr } = spawnSync(command, args, { cwd: `${OUT}/${folder}`, encoding: 'utf8' })
  if (status === 0) return true
  const isMissing = error?.code === 'ENOENT' || /No module named hatchling|package \S+ does not exist/.test(stderr)
  if (!isMissing) throw new Error(`The ${what} could not be built:\n${stderr}`)
  console.log(`Not packed, its tools are not there: ${what}`)
  return false
}
