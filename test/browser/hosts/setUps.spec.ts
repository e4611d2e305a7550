import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { SET_UPS } from '../../hosts/documents'

interface Tool {
  /** Succeeds where the tool is there, and the package for it was packed. */
  readonly probe: string
  /** Succeeds where the package of the ecosystem is installed. */
  readonly proof: string
}

const TOOLS: Readonly<Record<string, Tool>> = {
  composer: {
    probe: 'composer --version',
    proof: `php -r "require 'vendor/autoload.php'; (new PartnerIslands\\Islands('public/assets'))->manifest();"`,
  },
  pip: {
    probe: '/usr/bin/pip --version && ls dist-adapters/*.whl',
    proof: '/usr/bin/python3 -c "from partner_islands import Islands; Islands().manifest"',
  },
}

for (const block of SET_UPS) {
  const [name = ''] = /^\w+/.exec(block[3] ?? '') ?? []
  const tool = TOOLS[name]
  const isThere = tool && spawnSync('sh', ['-c', tool.probe], { stdio: 'ignore' }).status === 0
  if (tool && !isThere) console.log(`Run without ${name}, which is not installed: npm run test:hosts`)

  test(`what is done by hand, ${tool ? `with ${name}` : 'in any application'}, runs as it is written`, () => {
    // `npm install` itself: build/package.mjs.
    const commands = block.slice(1, isThere ? block.length : 3)
    const lines = isThere ? [...commands, tool.proof] : commands
    const folder = mkdtempSync(path.join(tmpdir(), 'set-up-'))
    mkdirSync(path.join(folder, 'node_modules'))
    // Packagist is in no registry that the tests reach, and Debian's Python is not to be changed.
    writeFileSync(path.join(folder, 'composer.json'), '{"repositories": {"packagist.org": false}}')
    const site = path.join(folder, 'site')
    const env = {
      ...process.env,
      PATH: `/usr/bin:${process.env.PATH}`,
      COMPOSER_ALLOW_SUPERUSER: '1',
      PIP_NO_INDEX: '1',
      PIP_NO_DEPS: '1',
      PIP_TARGET: site,
      PYTHONPATH: site,
    }
    symlinkSync(process.cwd(), path.join(folder, 'node_modules/partner-islands'))
    const { status, stderr } = spawnSync('sh', ['-euc', lines.join('\n')], { cwd: folder, encoding: 'utf8', env })
    expect(`${status} ${status === 0 ? '' : stderr}`).toBe('0 ')
    expect(readdirSync(path.join(folder, name === 'pip' ? 'static/assets' : 'public/assets'))).toContain('manifest.json')
    rmSync(folder, { recursive: true })
  })
}
