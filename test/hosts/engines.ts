import { spawnSync } from 'node:child_process'

/** A template engine with its recipe. */
export interface Engine {
  readonly name: string
  readonly command: readonly string[]
  /** Succeeds where the engine is installed. */
  readonly probe: readonly string[]
  /** Debian packages that bring it; empty for engines of npm. */
  readonly debian: readonly string[]
  /** Strings are UTF-8 and cannot hold half a surrogate pair. */
  readonly isUtf8: boolean
  /** Has one type for lists and maps: an empty map is printed as `[]`, which islands read as a map. */
  readonly hasArraysOnly: boolean
}

const PYTHON = '/usr/bin/python3'
const JARS = ['databind', 'core', 'annotations'].map((part) => `/usr/share/java/jackson-${part}.jar`).join(':')
const CLASSES = 'dist-test/thymeleaf'
const php = (name: string, test: string, debian: readonly string[]): Engine => ({
  name,
  command: ['php', `test/hosts/${name}.php`],
  probe: ['php', '-r', test],
  debian,
  isUtf8: true,
  hasArraysOnly: true,
})
const python = (name: string, module: string): Engine => ({
  name,
  command: [PYTHON, `test/hosts/${name}_recipe.py`],
  probe: [PYTHON, '-c', `import ${module}`],
  debian: [`python3-${module}`],
  isUtf8: false,
  hasArraysOnly: false,
})

export const ENGINES: readonly Engine[] = [
  php('php', '', ['php-cli']),
  php('twig', "require 'Twig/autoload.php';", ['php-cli', 'php-twig']),
  php('blade', "require 'Illuminate/View/autoload.php';", ['php-cli', 'php-illuminate-view']),
  python('django', 'django'),
  python('jinja', 'jinja2'),
  { name: 'erb', command: ['ruby', 'test/hosts/erb.rb'], probe: ['ruby', '-v'], debian: ['ruby'], isUtf8: true, hasArraysOnly: false },
  {
    name: 'thymeleaf (helper)',
    command: [
      'sh',
      '-c',
      `javac -d ${CLASSES} -cp ${JARS} demo/recipes/thymeleaf/*.java test/hosts/thymeleaf/*.java && java -cp ${CLASSES}:${JARS} Render`,
    ],
    probe: ['sh', '-c', 'javac -version && test -e /usr/share/java/jackson-databind.jar'],
    debian: ['default-jdk-headless', 'libjackson2-databind-java'],
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

/** Renders the page of the recipe once for each set of values, by the engine itself. */
export function render({ name, command: [command = '', ...args] }: Engine, cases: readonly TemplateValues[]): string[] {
  const { status, stdout, stderr } = spawnSync(command, args, {
    input: JSON.stringify(cases),
    encoding: 'utf8',
    env: { ...process.env, PARTNER_ISLANDS_DIST: 'dist' },
    maxBuffer: 50_000_000,
  })
  if (status !== 0) throw new Error(`${name}: ${stderr || stdout}`)
  return JSON.parse(stdout)
}
