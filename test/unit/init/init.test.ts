import fs, { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { composer } from './applications'
import { application, contentOf, folder, init, put, twigApplication } from './support'

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
