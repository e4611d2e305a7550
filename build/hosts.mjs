// Installs the template engines of the recipes and runs them. Run as root to install; other users test the engines that are there.
import { browserEnvironment } from './browser.mjs'
import { installTemplateEngines } from './templateEngines.mjs'
import { run } from './setup.mjs'

installTemplateEngines()
run('npm', ['run', '-s', 'build:adapters'])
const env = { ...process.env, ...(await browserEnvironment()), FRESH_APPLICATIONS: '1' }
run('npx', ['playwright', 'test', 'test/browser/hosts', '--workers=1'], { env })
