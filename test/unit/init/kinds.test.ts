import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { KINDS } from '../../../src/init/kinds'
import { filesBelow } from '../../../src/init/Project'
import { parsePage } from '../../../src/page'
import { applications } from './applications'
import { application, contentOf, init } from './support'

it('every kind has an application here', () => {
  expect(applications.map(({ kind }) => kind)).toEqual([...KINDS.keys()])
})

describe.each(applications)('$kind', ({ kind, files, adapter, gets, assets = 'public/assets' }) => {
  it('is recognised, and gets files, package and page', async () => {
    const root = application(files)
    const { code, printed } = await init(root)
    expect(code).toBe(0)
    expect(printed).toContain(`This is ${KINDS.get(kind)?.title}, as `)
    expect(printed).toContain(`${assets}/ (4 of the 4 files of partner-islands 1.2.3)`)
    expect(readdirSync(path.join(root, assets)).toSorted()).toEqual(['assets', 'chunks', 'manifest.json', 'partner-islands.js'])
    if (adapter)
      for (const file of filesBelow(path.join('adapters', adapter.folder)))
        expect(readFileSync(path.join(root, adapter.to, file))).toEqual(readFileSync(path.join('adapters', adapter.folder, file)))
    for (const [target, recipe] of Object.entries(gets)) {
      const [first = '', ...rest] = readFileSync(path.join(root, target), 'utf8').split('\n')
      expect(first).toContain(`Made by partner-islands init from demo/recipes/${recipe}`)
      const text = readFileSync(path.join('demo/recipes', recipe), 'utf8')
      expect(rest.join('\n')).toBe(first.endsWith('?>') ? text : text.replace(/^<\?php\n/, ''))
      expect(printed).toContain(`  write          ${target}\n`)
    }
    expect(printed).toMatch(/1\. [^]*Content-Security-Policy: default-src 'none'; script-src 'nonce-…' 'strict-dynamic'/)
    expect(printed).toMatch(/\n +npx partner-islands doctor http:\/\/localhost:\d+\/islands(?:\.php)?\n$/)
  })

  it('is left as it is by a second run', async () => {
    const root = application(files)
    await init(root)
    const before = contentOf(root)
    const { code, printed } = await init(root)
    expect(code).toBe(0)
    expect(printed).not.toMatch(/^ {2}(?:write|differs)/m)
    expect(contentOf(root)).toEqual(before)
  })

  it('is left as it is by --dry-run, which says the same', async () => {
    const root = application(files)
    const before = contentOf(root)
    const { code, printed } = await init(root, '--dry-run')
    expect(code).toBe(0)
    expect(contentOf(root)).toEqual(before)
    const [plan = '', steps] = printed.split('Nothing was written: this was --dry-run.')
    expect(steps).toContain('Left to do:')
    expect((await init(root)).printed.startsWith(plan)).toBe(true)
  })
})

it('the example of Spring is in the package of the application', async () => {
  const spring = applications.find(({ kind }) => kind === 'spring')
  const root = application(spring?.files)
  await init(root)
  expect(readFileSync(path.join(root, 'src/main/java/com/shop/web/IslandsController.java'), 'utf8')).toMatch(
    /^package com\.shop\.web; \/\//,
  )
})

it('a Django project without an app of its own gets one', async () => {
  const root = application({ 'manage.py': '' })
  const { printed } = await init(root)
  expect(printed).toContain('INSTALLED_APPS += ["partner_islands", "pages"]')
  expect(readdirSync(path.join(root, 'pages'))).toEqual(['islands.py', 'templates'])
})

describe('the handbook says the same', () => {
  const handbook = readFileSync('demo/handbook/first-island.md', 'utf8')
  const all = [...KINDS.values()].map((kind) => kind.place({ has: () => false, read: () => '', folders: [], below: () => [] }))

  it('each page of its other table is where init puts it', () => {
    const rows = [...handbook.matchAll(/^\| (`\w+`(?:, `\w+`)*).* \| .+ \| `([^`]+)`.* \|$/gm)]
    const pages = rows.flatMap(([, names = '', page = '']) => [...names.matchAll(/\w+/g)].map(([name]) => [name, page]))
    const made = [...KINDS.keys()].map((name, index) => [name, all[index]?.page.to.replace(/^pages\//, '')])
    expect(new Map(pages.map(([name = '', page]) => [name, page]))).toEqual(new Map(made.map(([name = '', page]) => [name, page])))
  })

  it('the example data are complete', () => {
    expect(parsePage(JSON.parse(readFileSync('demo/recipes/page.json', 'utf8')))).toMatchObject({ ok: true, notes: [] })
  })
})
