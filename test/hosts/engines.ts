import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'

/** A template engine with its recipe. */
export interface Engine {
  readonly name: string
  readonly command: readonly string[]
  /** Installs the package of its ecosystem from `dist-adapters` into the folder `ADAPTER`. */
  readonly install?: string
  /** Succeeds where the engine is installed. */
  readonly probe: readonly string[]
  /** Debian packages that bring it; empty for engines of npm. */
  readonly debian: readonly string[]
  /** Strings are UTF-8 and cannot hold half a surrogate pair. */
  readonly isUtf8: boolean
  /** Has one type for lists and maps: an empty map is printed as `[]`, which islands read as a map. */
  readonly hasArraysOnly: boolean
}

const SPRING = [
  'libspring-context-java',
  'libspring-expression-java',
  'libspring-web-servlet-java',
  'libspring-test-java',
  'libservlet-api-java',
]
const PYTHON = '/usr/bin/python3'
const JAVA_PARTS = ['core', 'beans', 'context', 'expression', 'aop', 'web', 'web.servlet', 'test'].map((part) => `spring3-${part}`)
/** What Debian has of Spring (4.3), with what it needs. */
const JARS = ['jackson-databind', 'jackson-core', 'jackson-annotations', 'commons-logging', 'servlet-api', ...JAVA_PARTS]
  .map((name) => `/usr/share/java/${name}.jar`)
  .join(':')
/** Spring 4 makes classes in a way that newer Javas ask to be told of. */
const JAVA = 'java --add-opens java.base/java.lang=ALL-UNNAMED'
const COMPOSER = {
  repositories: [{ type: 'path', url: path.resolve('dist-adapters/php'), options: { symlink: false } }, { 'packagist.org': false }],
  require: { 'partner-islands/partner-islands': '*' },
}
/** A warning that root may run it is of no use here. */
const INSTALL_PHP = `echo '${JSON.stringify(COMPOSER)}' > "$ADAPTER/composer.json" && COMPOSER_ALLOW_SUPERUSER=1 composer install --quiet -d "$ADAPTER"`
const INSTALL_PYTHON = `${PYTHON} -m pip install --quiet --no-index --no-deps --target "$ADAPTER" dist-adapters/*.whl`
const INSTALL_RUBY = 'gem install --silent --local --no-document --install-dir "$ADAPTER" dist-adapters/*.gem'
const php = (name: string, test: string, debian: readonly string[]): Engine => ({
  name,
  command: ['php', `test/hosts/${name}.php`],
  install: INSTALL_PHP,
  probe: ['sh', '-c', `composer --version && php -r "${test}"`],
  debian: ['composer', ...debian],
  isUtf8: true,
  hasArraysOnly: true,
})
const python = (name: string, module: string): Engine => ({
  name,
  command: [PYTHON, `test/hosts/${name}_recipe.py`],
  install: INSTALL_PYTHON,
  probe: [PYTHON, '-c', `import pip, hatchling, ${module}`],
  debian: ['python3-pip', 'python3-hatchling', `python3-${module}`],
  isUtf8: false,
  hasArraysOnly: false,
})

export const ENGINES: readonly Engine[] = [
  php('php', '', ['php-cli']),
  php('twig', "require 'Twig/autoload.php';", ['php-cli', 'php-twig']),
  php('blade', "require 'Illuminate/View/autoload.php';", ['php-cli', 'php-illuminate-view']),
  python('django', 'django'),
  python('jinja', 'jinja2'),
  {
    name: 'erb',
    command: ['sh', '-c', 'GEM_PATH="$ADAPTER" ruby test/hosts/erb.rb'],
    install: INSTALL_RUBY,
    probe: ['gem', '-v'],
    debian: ['ruby'],
    isUtf8: true,
    hasArraysOnly: false,
  },
  {
    name: 'thymeleaf',
    // The configuration of the package looks for the files where init puts them.
    command: [
      'sh',
      '-c',
      `mkdir -p "$ADAPTER/public" "$ADAPTER/templates/islands" && cp demo/recipes/page.json "$ADAPTER/templates/islands/" && ln -sfn "$(realpath -m "$DIST")" "$ADAPTER/public/assets" && page="$PWD/demo/recipes/thymeleaf/page.html" jar="$(realpath dist-adapters/*.jar)" && cd "$ADAPTER" && ${JAVA} -cp "$ADAPTER:$jar:${JARS}" Render "$page"`,
    ],
    install: `javac -d "$ADAPTER" -cp "$(echo dist-adapters/*.jar):${JARS}" test/hosts/thymeleaf/*.java demo/recipes/thymeleaf/*.java`,
    probe: [
      'sh',
      '-c',
      'javac -version && test -e /usr/share/java/spring3-test.jar && test -e /usr/share/java/spring3-web.servlet.jar && test -e /usr/share/java/servlet-api.jar && test -e /usr/share/java/jackson-databind.jar',
    ],
    debian: ['default-jdk-headless', 'libjackson2-databind-java', ...SPRING],
    isUtf8: false,
    hasArraysOnly: false,
  },
  {
    name: 'nunjucks',
    command: ['node', 'test/hosts/nunjucks.mjs'],
    probe: ['node', '-v'],
    debian: [],
    isUtf8: false,
    hasArraysOnly: false,
  },
]

export function isInstalled({ probe: [command = '', ...args] }: Engine): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** What a template is given. */
export interface TemplateValues {
  readonly title: string
  readonly page: Readonly<Record<string, unknown>>
  readonly props: Readonly<Record<string, unknown>>
  readonly nonce: string
}

/** Renders the page of the recipe once for each set of values, by the engine itself and the package of its ecosystem. */
export function render({ name, command, install }: Engine, cases: readonly TemplateValues[], dist = 'dist'): string[] {
  mkdirSync('dist-test/adapters', { recursive: true })
  const folder = mkdtempSync(path.resolve('dist-test/adapters', `${name}-`))
  const env = { ...process.env, ADAPTER: folder, DIST: dist }
  try {
    if (install) run(['sh', '-c', install], env)
    return JSON.parse(run(command, env, JSON.stringify(cases)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function run([command = '', ...args]: readonly string[], env: NodeJS.ProcessEnv, input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8', env, maxBuffer: 50_000_000 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`)
  return stdout
}
