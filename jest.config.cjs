const transform = {
  '\\.[mc]?[jt]sx?$': [
    '@swc/jest',
    { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
  ],
  '[\\/]messages[\\/][\\w-]+\\.json$': '<rootDir>/test/unit/support/messages-transform.mjs',
  '\\.css$': '<rootDir>/test/unit/support/css-transform.cjs',
}
const common = {
  transform,
  // These packages ship ES modules only, and Jest runs CommonJS.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:@stablelib|intl-messageformat|@formatjs|valibot|jose|ky|parse5|entities|sanitize-html|htmlparser2|domhandler|dom-serializer|domutils|domelementtype)/)',
  ],
  moduleNameMapper: { '\\.woff2$': '<rootDir>/test/unit/support/asset.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/demo/.data'],
}

const NODE = require.resolve('./test/support/node-environment.cjs')

/** The rules of days and zones, on machines whose clocks leave out a day, midnights and half an hour. */
const MACHINE_ZONES = ['Pacific/Apia', 'America/Sao_Paulo', 'Australia/Lord_Howe']

/** What knows no document. To make one, and to load what looks at it, takes longer than most of these tests. */
const RULES = ['build', 'contract', 'doctor', 'i18n', 'init', 'model', 'newIsland', 'routes']

module.exports = {
  testSequencer: '<rootDir>/test/support/sequencer.cjs',
  // Generous, like the wait of Testing Library: the machines that test have much else to do, and no test measures speed.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: NODE,
      testMatch: ['<rootDir>/test/unit/*.test.ts', ...RULES.map((folder) => `<rootDir>/test/unit/${folder}/**/*.test.ts`)],
    },
    {
      ...common,
      displayName: 'unit',
      testEnvironment: require.resolve('./test/unit/support/environment.cjs'),
      setupFilesAfterEnv: ['<rootDir>/test/unit/support/setup.ts'],
      testMatch: ['<rootDir>/test/unit/*/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: RULES.map((folder) => `<rootDir>/test/unit/${folder}/`),
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: NODE,
      testMatch: ['<rootDir>/test/server/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/server/operation/'],
    },
    // On a PostgreSQL: `npm run test:operation`.
    {
      ...common,
      displayName: 'operation',
      testEnvironment: NODE,
      testMatch: ['<rootDir>/test/server/operation/**/*.test.ts'],
    },
    ...MACHINE_ZONES.map((zone) => ({
      ...common,
      displayName: zone,
      testEnvironment: require.resolve('./test/unit/support/zone-environment.cjs'),
      testEnvironmentOptions: { zone },
      testMatch: ['<rootDir>/test/unit/model/time/**/*.test.ts'],
    })),
  ],
}
