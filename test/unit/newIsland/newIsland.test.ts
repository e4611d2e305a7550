import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesBelow } from '../../../src/init/Project'
import { runNewIsland } from '../../../src/newIsland/command'

const folder = mkdtempSync(path.join(tmpdir(), 'new-island-'))
const packageFolder = path.join(folder, 'package')
let count = 0

const VITE = '{"dependencies": {"react": "19"}, "devDependencies": {"vite": "8"}}'
const FORMS = [
  { form: 'bundler', json: VITE, place: 'islands', component: 'OpeningHours.tsx' },
  { form: 'plain', json: '{}', place: 'islands', component: 'opening-hours.js' },
]

beforeAll(() => {
  mkdirSync(path.join(packageFolder, 'dist'), { recursive: true })
  const sidebar = { file: '', preload: [], lazy: [], needs: [] }
  const manifest = { entry: '', core: [], islands: { sidebar }, messages: {}, files: {} }
  writeFileSync(path.join(packageFolder, 'dist/manifest.json'), JSON.stringify(manifest))
  symlinkSync(path.resolve('demo'), path.join(packageFolder, 'demo'))
})

afterEach(() => jest.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true }))

function application(files: Readonly<Record<string, string>> = { 'package.json': '{}' }) {
  const root = path.join(folder, `application-${++count}`)
  mkdirSync(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}

async function newIsland(root: string, ...args: string[]) {
  let printed = ''
  const code = await runNewIsland(args, (text) => (printed += text), root, packageFolder)
  return { code, printed }
}

/** Every file with its text and its time, and every folder. */
const contentOf = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((file) => {
      const place = path.join(root, file)
      return statSync(place).isFile() ? [file, readFileSync(place, 'utf8'), statSync(place).mtimeMs] : [file]
    })

describe.each(FORMS)('$form', ({ form, json, place, component }) => {
  it('is told by package.json, and every file bears the name', async () => {
    const root = application({ 'package.json': json })
    const { code, printed } = await newIsland(root, 'opening-hours')
    expect(code).toBe(0)
    const files = filesBelow(root).filter((file) => file !== 'package.json')
    expect(files).toContain(`${place}/opening-hours/${component}`)
    expect(files).toHaveLength(filesBelow(`demo/recipes/new-island/${form}`).length)
    for (const file of files) {
      expect(printed).toContain(`  write          ${file}\n`)
      expect(file + readFileSync(path.join(root, file), 'utf8')).not.toMatch(/island[- ]?name/i)
    }
    expect(readFileSync(path.join(root, place, 'opening-hours', component), 'utf8')).toContain('function OpeningHours()')
    expect(printed).toContain(`npx partner-islands preview ${place}\n`)
  })

  it('is left as it is by a second run, and joined by another', async () => {
    const root = application({ 'package.json': json })
    await newIsland(root, 'opening-hours')
    const before = contentOf(root)
    const { code, printed } = await newIsland(root, 'opening-hours')
    expect(code).toBe(0)
    expect(printed).not.toMatch(/^ {2}write/m)
    expect(contentOf(root)).toEqual(before)
    const shared = readdirSync(path.join(root, place)).filter((file) => file.startsWith('testing.'))
    for (const file of shared) writeFileSync(path.join(root, place, file), '// mine')
    expect((await newIsland(root, 'visits')).printed).toContain(`  yours, left    ${place}/${shared.join('')}\n`)
    expect(readFileSync(path.join(root, place, shared.join('')), 'utf8')).toBe('// mine')
  })

  it('is left as it is by --dry-run, which says the same', async () => {
    const root = application({ 'package.json': json })
    const before = contentOf(root)
    const { code, printed } = await newIsland(root, 'opening-hours', '--dry-run')
    expect(code).toBe(0)
    expect(contentOf(root)).toEqual(before)
    expect((await newIsland(root, 'opening-hours')).printed).toBe(printed.replace('Nothing was written: this was --dry-run.\n\n', ''))
  })

  it('is not written over what somebody else made', async () => {
    const root = application({ 'package.json': json, [`${place}/opening-hours/preview.html`]: 'mine' })
    const before = contentOf(root)
    await expect(newIsland(root, 'opening-hours')).rejects.toThrow(
      `${place}/opening-hours is there with another content (${place}/opening-hours/preview.html): choose another name, or move it away. Nothing was written.`,
    )
    expect(contentOf(root)).toEqual(before)
  })

  it('says without the right to write that there is none', async () => {
    const root = application({ 'package.json': json })
    jest.spyOn(fs, 'accessSync').mockImplementation(() => {
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
    })
    await expect(newIsland(root, 'opening-hours')).rejects.toThrow(`There is no right to write in ${root}. Nothing was written.`)
    expect(readdirSync(root)).toEqual(['package.json'])
  })
})

it.each(['public', 'static'])('a plain one goes beside the files that init published in %s', async (published) => {
  const root = application({ 'package.json': '{}', [`${published}/assets/manifest.json`]: '{}' })
  const { printed } = await newIsland(root, 'visits')
  expect(readdirSync(path.join(root, published, 'islands'))).toEqual(['jsconfig.json', 'testing.js', 'visits'])
  expect(printed).toContain('<script type="module" src="/islands/visits/start.js" nonce="…"></script>')
})

it('goes where people say, in the form that they say', async () => {
  const root = application()
  await newIsland(root, 'visits', '--form', 'bundler', '--in', 'resources/js/islands/')
  expect(readdirSync(path.join(root, 'resources/js/islands/visits'))).toContain('Visits.tsx')
})

it('names what is to be installed, without what is there', async () => {
  const { printed } = await newIsland(application({ 'package.json': VITE }), 'visits')
  expect(printed).toContain('npm install partner-islands react-dom\n')
  // Vitest 5 does not run on Node 20, the package does.
  expect(printed).toContain('npm install --save-dev @vitejs/plugin-react vitest@4 happy-dom typescript @types/react @types/react-dom\n')
  const withVitest = application({ 'package.json': '{"devDependencies": {"vite": "8", "vitest": "5"}}' })
  expect((await newIsland(withVitest, 'visits')).printed).not.toMatch(/npm install .*vitest/)
})

it.each([
  ['a name with capitals', ['Visits'], /^"Visits" is no name for an island: take small letters, digits and single hyphens, .*\.$/],
  ['a name that leaves the folder', ['../visits'], /^"\.\.\/visits" is no name for an island: /],
  ['a name of the product', ['sidebar'], /^"sidebar" is an island of the product: choose another name\.$/],
  ['a name of its own files', ['preview'], /^"preview" is what a file of every island is called: choose another name\.$/],
  ['a form that there is none of', ['visits', '--form', 'vue'], /^--form "vue" is none of those it knows: bundler, plain\.$/],
  ['a folder of another application', ['visits', '--in', '../other'], /^--in "\.\.\/other" is no folder in this application\.$/],
])('one sentence for %s', async (_, args, sentence) => {
  const root = application()
  await expect(newIsland(root, ...args)).rejects.toThrow(sentence)
  expect(readdirSync(root)).toEqual(['package.json'])
})

it('one sentence for a folder without package.json', async () => {
  const root = application({})
  await expect(newIsland(root, 'visits')).rejects.toThrow(
    `${root} has no package.json: go to the folder of your application, or run npm init there.`,
  )
  expect(readdirSync(root)).toEqual([])
})

it('says how it is called', async () => {
  const root = application()
  expect(await newIsland(root)).toMatchObject({ code: 2, printed: expect.stringMatching(/^partner-islands new-island NAME/) })
  expect(await newIsland(root, '--help')).toMatchObject({ code: 0 })
})
