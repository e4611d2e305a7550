import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInit } from '../../../src/init/command'
import { KINDS } from '../../../src/init/kinds'
import { filesBelow } from '../../../src/init/Project'
import { parsePage } from '../../../src/page'

interface Application {
  readonly kind: string
  readonly files: Readonly<Record<string, string>>
  /** The package of its ecosystem, and where it goes. */
  readonly adapter?: { readonly folder: string; readonly to: string }
  /** Where the recipes go. */
  readonly gets: Readonly<Record<string, string>>
  readonly assets?: string
}

const composer = (name: string) => ({ 'composer.json': JSON.stringify({ require: { [name]: '*' } }) })
const APPLICATION = 'package com.shop.web;\n\n@SpringBootApplication\nclass Shop {}\n'
const PHP = { folder: 'php', to: 'packages/partner-islands' }
const PYTHON = { folder: 'python/partner_islands', to: 'partner_islands' }

const applications: readonly Application[] = [
  {
    kind: 'symfony',
    files: composer('symfony/framework-bundle'),
    adapter: PHP,
    gets: {
      'src/Controller/IslandsController.php': 'symfony/IslandsController.php',
      'templates/islands/page.html.twig': 'twig/page.html.twig',
    },
  },
  {
    kind: 'twig',
    files: composer('twig/twig'),
    adapter: PHP,
    gets: { 'public/islands.php': 'twig/islands.php', 'templates/islands/page.html.twig': 'twig/page.html.twig' },
  },
  {
    kind: 'laravel',
    files: { ...composer('laravel/framework'), 'package.json': '{"devDependencies": {"vite": "*"}}' },
    adapter: PHP,
    gets: { 'resources/views/islands/page.blade.php': 'blade/page.blade.php' },
  },
  {
    kind: 'php',
    files: { 'public/index.php': '<?php' },
    adapter: PHP,
    gets: { 'public/islands.php': 'php/islands.php', 'templates/islands/page.php': 'php/page.php' },
  },
  {
    kind: 'django',
    files: { 'manage.py': '', 'requirements.txt': 'django\njinja2\n', 'shop/apps.py': '' },
    adapter: PYTHON,
    assets: 'static/assets',
    gets: { 'shop/islands.py': 'django/views.py', 'shop/templates/islands/page.html': 'django/page.html' },
  },
  {
    kind: 'flask',
    files: { 'pyproject.toml': 'dependencies = ["flask>=3"]' },
    adapter: PYTHON,
    assets: 'static/assets',
    gets: { 'islands_page.py': 'jinja/blueprint.py', 'templates/islands/page.html': 'jinja/page.html' },
  },
  {
    kind: 'rails',
    files: { Gemfile: 'source "https://rubygems.org"\ngem "rails", "~> 8.0"\n' },
    adapter: { folder: 'ruby', to: 'vendor/partner_islands' },
    gets: { 'app/controllers/islands_controller.rb': 'erb/islands_controller.rb', 'app/views/islands/page.html.erb': 'erb/page.html.erb' },
  },
  {
    kind: 'spring',
    files: { 'pom.xml': '<artifactId>spring-boot-starter-web</artifactId>', 'src/main/java/com/shop/web/Shop.java': APPLICATION },
    adapter: { folder: 'java/src/main', to: 'src/main' },
    gets: {
      'src/main/java/com/shop/web/IslandsController.java': 'thymeleaf/IslandsController.java',
      'src/main/resources/templates/islands/page.html': 'thymeleaf/page.html',
    },
  },
  {
    kind: 'node',
    files: { 'package.json': '{"dependencies": {"express": "5", "partner-islands": "*"}}' },
    gets: { 'islands.mjs': 'nunjucks/islands.mjs', 'views/islands/page.njk': 'nunjucks/page.njk' },
  },
]
const [twigApplication = applications[0]] = applications.filter(({ kind }) => kind === 'twig')

const folder = mkdtempSync(path.join(tmpdir(), 'init-'))
const packageFolder = path.join(folder, 'package')
let count = 0

const { PATH } = process.env

beforeAll(() => {
  const files = { 'partner-islands.js': { integrity: '' }, 'chunks/core.js': { integrity: '' } }
  put(packageFolder, {
    'package.json': '{"version": "1.2.3"}',
    'dist/partner-islands.js': 'start()',
    'dist/partner-islands.js.map': '',
    'dist/chunks/core.js': 'core',
    'dist/assets/lato.woff2': 'lato',
    'dist/manifest.json': JSON.stringify({ entry: 'partner-islands.js', core: [], islands: {}, messages: {}, files }),
  })
  symlinkSync(path.resolve('demo'), path.join(packageFolder, 'demo'))
  symlinkSync(path.resolve('adapters'), path.join(packageFolder, 'dist-adapters'))
  // What the applications are made with is run in test/browser/hosts.
  process.env.PATH = packageFolder
})

afterEach(() => jest.restoreAllMocks())
afterAll(() => {
  process.env.PATH = PATH
  rmSync(folder, { recursive: true })
})

function put(root: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

function application(files: Readonly<Record<string, string>> = twigApplication?.files ?? {}) {
  const root = path.join(folder, `application-${++count}`)
  mkdirSync(root)
  put(root, files)
  return root
}

async function init(root: string, ...args: string[]) {
  let printed = ''
  const code = await runInit([root, ...args], (text) => (printed += text), packageFolder)
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

describe('what differs', () => {
  it('is left and said when init made it, and written again with --force', async () => {
    const root = application()
    await init(root)
    const page = path.join(root, 'templates/islands/page.html.twig')
    const made = readFileSync(page, 'utf8')
    writeFileSync(page, `${made}<p>mine</p>`)
    expect((await init(root)).printed).toMatch(/differs, left +templates\/islands\/page\.html\.twig/)
    expect(readFileSync(page, 'utf8')).toContain('mine')
    expect((await init(root, '--force')).printed).toMatch(/write again +templates\/islands\/page\.html\.twig/)
    expect(readFileSync(page, 'utf8')).toBe(made)
  })

  it('is of another version of the package: the published files are written again with --force', async () => {
    const root = application()
    await init(root)
    writeFileSync(path.join(root, 'public/assets/partner-islands.js'), 'older()')
    expect((await init(root)).printed).toMatch(/differs, left +public\/assets\/ \(1 of the 4/)
    await init(root, '--force')
    expect(readFileSync(path.join(root, 'public/assets/partner-islands.js'), 'utf8')).toBe('start()')
  })

  it('is the example data by now filled in: never written again', async () => {
    const root = application()
    await init(root)
    const data = path.join(root, 'templates/islands/page.json')
    writeFileSync(data, '{"mine": true}')
    expect((await init(root, '--force')).printed).toMatch(/yours, left +templates\/islands\/page\.json/)
    expect(readFileSync(data, 'utf8')).toBe('{"mine": true}')
  })

  it.each([
    ['a package', { 'packages/partner-islands/composer.json': 'mine' }, 'packages/partner-islands/composer.json'],
    ['a file where they are published', { 'public/assets/partner-islands.js': 'mine' }, 'public/assets/partner-islands.js'],
    ['a file where a folder goes', { 'templates/islands': 'mine' }, 'templates/islands/page.html.twig, templates/islands/page.json'],
    ['a folder where a file goes', { 'public/islands.php/mine': '' }, 'public/islands.php'],
  ])('is in the way when somebody else made it, even with --force: %s', async (_, files, named) => {
    const root = application({ ...twigApplication?.files, ...files })
    const before = contentOf(root)
    for (const args of [[], ['--force'], ['--dry-run']])
      await expect(init(root, ...args)).rejects.toThrow(`In the way, and not made by init: ${named}. Move it away, or follow `)
    expect(contentOf(root)).toEqual(before)
  })

  it('is not what was put there by hand, as the handbook says', async () => {
    const root = application()
    put(root, { 'templates/islands/page.html.twig': readFileSync('demo/recipes/twig/page.html.twig', 'utf8') })
    expect((await init(root)).printed).toMatch(/is there +templates\/islands\/page\.html\.twig/)
  })
})

describe('nothing is half done', () => {
  const refuse = () => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
  }

  it('without the right to write', async () => {
    const root = application()
    const before = contentOf(root)
    jest.spyOn(fs, 'accessSync').mockImplementation(refuse)
    for (const args of [[], ['--dry-run']])
      await expect(init(root, ...args)).rejects.toThrow(`There is no right to write in ${root}. Nothing was written.`)
    // Most people are in the folder already, which has a name all the same.
    await expect(init(path.relative('.', root))).rejects.toThrow(`There is no right to write in ${root}. Nothing was written.`)
    expect(contentOf(root)).toEqual(before)
  })

  it('when the disk fails in the middle: what was new goes, what was there comes back', async () => {
    const root = application()
    await init(root)
    rmSync(path.join(root, 'templates'), { recursive: true })
    writeFileSync(path.join(root, 'public/assets/partner-islands.js'), 'older()')
    const before = contentOf(root).map(([file, text]) => [file, text])
    const write = fs.writeFileSync
    jest.spyOn(fs, 'writeFileSync').mockImplementation((file, text, options) => {
      if (text.toString().includes('"contract"')) refuse()
      write(file, text, options)
    })
    await expect(init(root, '--force')).rejects.toThrow(
      `${path.join(root, 'templates/islands/page.json')} cannot be written (EACCES). What was written is taken back.`,
    )
    expect(contentOf(root).map(([file, text]) => [file, text])).toEqual(before)
  })
})

it.each([
  [
    'a folder of nothing known',
    {},
    [],
    /^This folder is nothing that init knows\. Say what it is by --kind NAME, one of symfony, twig, .*, node\.$/,
  ],
  ['a kind that there is none of', {}, ['--kind', 'cobol'], /^--kind "cobol" is none of those it knows: symfony, .*\.$/],
  [
    'a folder of two kinds',
    { 'manage.py': '', 'package.json': '{"dependencies": {"express": "5"}}' },
    [],
    /^This folder is django \(manage\.py\) and node \(package\.json\)\. Say by --kind NAME which of them shows the islands\.$/,
  ],
])('one sentence for %s', async (_, files, args, sentence) => {
  const root = application(files)
  const before = contentOf(root)
  await expect(init(root, ...args)).rejects.toThrow(sentence)
  expect(contentOf(root)).toEqual(before)
})

it('one sentence for a folder that is not there', async () => {
  await expect(init(path.join(folder, 'nowhere'))).rejects.toThrow(/nowhere is no folder\.$/)
})

it('takes the word of the person', async () => {
  const { printed } = await init(application({}), '--kind', 'rails')
  expect(printed).toMatch(/^This is Rails or ERB:\n/)
})

describe('lines of the application', () => {
  const FACTORY = 'def create_app():\n    app = Flask(__name__)\n    return app\n'

  it('come where it makes its server, and once', async () => {
    const root = application({ 'requirements.txt': 'flask', 'app.py': FACTORY })
    expect((await init(root)).printed).toContain('  add lines to   app.py\n')
    const lines = readFileSync(path.join(root, 'app.py'), 'utf8').split('\n')
    expect(lines).toEqual([
      'def create_app():',
      '    app = Flask(__name__)',
      '    # Made by partner-islands init',
      '    from islands_page import blueprint  # noqa: E402',
      '',
      '    app.register_blueprint(blueprint)',
      '    return app',
      '',
    ])
    expect((await init(root, '--force')).printed).toContain('  is there       app.py\n')
    expect(readFileSync(path.join(root, 'app.py'), 'utf8').split('\n')).toEqual(lines)
  })

  it.each([
    ['express', 'app.js', 'var app = express();\n', 'app.use('],
    ['hono', 'index.ts', "const app = new Hono<{ Bindings: Env }>().basePath('/shop')\n", 'app.use('],
    ['fastify', 'server.mjs', 'const fastify = Fastify({\n  logger: true\n})\n', 'fastify.register('],
    [
      'fastify',
      'server.js',
      "const fastify = require('fastify')({\n  logger: { level: 'info' },\n\n  trustProxy: true,\n});\n",
      'fastify.register(',
    ],
  ])('come behind the whole statement that makes a server of %s: %s', async (name, file, statement, line) => {
    const root = application({ 'package.json': JSON.stringify({ dependencies: { [name]: '5' } }), [file]: `${statement}listen()\n` })
    await init(root)
    const [before, ...lines] = readFileSync(path.join(root, file), 'utf8').split('// Made by partner-islands init\n')
    expect(before).toBe(statement)
    expect(lines.join()).toContain(`\n${line}`)
    expect(lines.join()).toMatch(/\nlisten\(\)\n$/)
  })

  it.each([
    ['express', 'const app = express()\n  .use(shop)\n'],
    ['fastify', 'const app = fastify({ logger,\n  trustProxy })\n'],
  ])('do not come into a statement of another shape: %s', async (name, statement) => {
    const root = application({ 'package.json': JSON.stringify({ dependencies: { [name]: '5' } }), 'app.js': statement })
    expect((await init(root)).printed).toMatch(/1\. Where you make your server, show the page and publish the files:\n\n +app\.get\(/)
    expect(readFileSync(path.join(root, 'app.js'), 'utf8')).toBe(statement)
  })

  it('are left to people where there is no place for them', async () => {
    const root = application({ 'requirements.txt': 'flask', 'app.py': 'app = make()\n' })
    expect((await init(root)).printed).toContain('  1. Where you make the application:\n\n       from islands_page import blueprint')
    expect(readFileSync(path.join(root, 'app.py'), 'utf8')).toBe('app = make()\n')
  })

  it('do not name what could not be installed', async () => {
    const bundles = '<?php\n\nreturn [\n];\n'
    const root = application({ ...composer('symfony/framework-bundle'), 'config/bundles.php': bundles })
    const { printed } = await init(root)
    expect(printed).toMatch(
      /1\. composer failed here\. Run it:\n\n +composer config [^\n]+\n +composer require [^]+2\. In config\/bundles\.php, add:\n\n +PartnerIslands\\PartnerIslandsBundle::class => \['all' => true\],\n/,
    )
    expect(readFileSync(path.join(root, 'config/bundles.php'), 'utf8')).toBe(bundles)
  })
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
