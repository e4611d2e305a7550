import { spawnSync } from 'node:child_process'

const PACKAGES = [
  'composer',
  'php-cli',
  'php-twig',
  'php-illuminate-view',
  'php-laravel-framework',
  'php-symfony-framework-bundle',
  'php-symfony-twig-bundle',
  'php-symfony-yaml',
  'python3-django',
  'python3-flask',
  'python3-hatchling',
  'python3-jinja2',
  'python3-pip',
  'ruby',
  'ruby-rails',
  'ruby-webrick',
  'default-jdk-headless',
  'libjackson2-databind-java',
  'libspring-context-java',
  'libspring-expression-java',
  'libspring-web-servlet-java',
  'libspring-test-java',
  'libservlet-api-java',
]

/** Installs the template engines that the recipes are tested with, where Debian's packages can be installed. */
export function installTemplateEngines() {
  const isThere = spawnSync('dpkg', ['-s', ...PACKAGES], { stdio: 'ignore' }).status === 0
  if (isThere || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], { stdio: 'inherit', env })
}
