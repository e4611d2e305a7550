/** Who may import whom (architecture, folders). Arrows point down: a folder may import only what is named for it. */
const allowed = {
  contract: ['model'],
  model: [],
  page: ['model'],
  routes: ['model'],
  http: ['model', 'routes'],
  store: ['model', 'page', 'routes', 'http', 'i18n'],
  api: ['model', 'page', 'contract', 'routes', 'http', 'store'],
  i18n: ['model'],
  ui: ['i18n', 'model'],
  'parts/mail': ['i18n', 'parts/mailNotes', 'ui', 'model'],
  'parts/mailNotes': ['i18n', 'ui', 'model'],
  'parts/mailEditor': ['i18n', 'islands', 'ui', 'parts/mail', 'model'],
  'parts/belongings': ['api', 'i18n', 'islands', 'model', 'ui'],
  'parts/destinations': ['api', 'i18n', 'islands', 'model', 'store', 'ui'],
  'parts/attachments': ['contract', 'api', 'http', 'i18n', 'model', 'store', 'ui'],
  'parts/people': ['api', 'contract', 'i18n', 'islands', 'model', 'store', 'ui'],
  'parts/websiteChange': ['api', 'contract', 'http', 'i18n', 'islands', 'model', 'page', 'parts/people', 'parts/websiteLink', 'store', 'ui'],
  'parts/websiteLink': ['contract', 'islands', 'store', 'ui'],
  islands: ['contract', 'model', 'page', 'routes', 'http', 'store', 'api', 'i18n', 'ui'],
  doctor: ['contract', 'model', 'page', 'routes'],
}

const folderRules = Object.entries(allowed).map(([folder, targets]) => ({
  name: `src-${folder}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^(src|widgets|demo)/', pathNot: `^src/(${[folder, ...targets].join('|')})/|^src/assets.d.ts` },
}))

module.exports = {
  forbidden: [
    ...folderRules,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'widgets-never-import-widgets',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/' },
      to: { path: '^widgets/', pathNot: '^widgets/$1/' },
    },
    {
      name: 'widgets-use-faces',
      comment: 'A widget imports the index of a folder of src, nothing behind it.',
      severity: 'error',
      from: { path: '^widgets/' },
      to: { path: '^src/', pathNot: '^src/(parts/)?[^/]+/index\\.ts$|^src/index\\.ts$|^src/api/([^/]+|websiteChange/index)\\.ts$|^src/ui/icons/index\\.ts$' },
    },
    {
      name: 'browsers-take-the-half-of-clients',
      comment: 'Where a route is and what may be sent to it concerns servers and the doctor; elsewhere only its types are read.',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: '^src/(doctor|contract/server)/|^src/contract/table\\.ts$' },
      to: { path: '^src/contract/(server/|table\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pictures-through-one-face',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: '^src/ui/icons/index\\.ts$' },
      to: { path: 'node_modules/lucide-react' },
    },
    { name: 'product-never-imports-demo', severity: 'error', from: { path: '^(src|widgets)/' }, to: { path: '^(demo|test)/' } },
    {
      name: 'days-and-zones-in-one-room',
      comment: 'Everything else calculates with days, weeks, months and zones by the face of this room.',
      severity: 'error',
      from: { path: '^(src|widgets|demo)/', pathNot: '^src/model/time/' },
      to: { path: 'node_modules/(date-fns|@date-fns)/' },
    },
    {
      name: 'demo-never-imports-react',
      severity: 'error',
      from: { path: '^demo/' },
      to: {
        path: '^widgets/|^src/(islands|ui|store|api|i18n|http)/|node_modules/react',
        // What formats texts, without React.
        pathNot: '^src/i18n/(translator|parseMessages)\\.ts$',
      },
    },
    {
      name: 'real-react',
      comment: 'No compatible replacement of React.',
      severity: 'error',
      from: {},
      to: { path: 'node_modules/(preact|inferno)' },
    },
    {
      name: 'phone-room',
      comment: 'One room knows the numbering plans of the world, and browsers load them only through its `loadPhoneNumbers`.',
      severity: 'error',
      from: { pathNot: '^src/model/phone/' },
      to: { path: 'node_modules/libphonenumber-js' },
    },
    {
      name: 'phone-numbers-load-late',
      severity: 'error',
      from: { path: '^(src|widgets)/' },
      to: { path: '^src/model/phone/phoneNumbers\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.(css|woff2)$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // An application of its own, which has the package as somebody else would.
    exclude: { path: '^demo/example/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
}
