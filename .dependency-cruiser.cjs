/**
 * Which room may import which: `docs/decisions/0001-one-package-and-rooms.md` says why. Each row lists what a room may reach
 * besides itself and packages; everything else is an error.
 */
const ROOMS = {
  domain: [],
  media: ['domain'],
  collections: ['domain', 'cms/operations'],
  cms: ['domain', 'media', 'collections', 'payload.config.ts'],
  storefront: ['domain', 'media/artwork'],
  admin: ['domain', 'media/artwork', 'storefront/ui/tokens.css', 'storefront/ui/fonts'],
  seed: ['domain', 'media', 'cms/operations', 'cms/ports'],
  local: ['domain'],
}

/** Journeys and benchmarks use the whole product; each row lists what they may import. */
const OBSERVERS = {
  e2e: ['domain', 'seed/demo-accounts.ts', 'storefront/messages'],
  bench: ['domain', 'media', 'seed', 'local', 'cms', 'storefront'],
}

const TESTS = '(\\.(test|spec)\\.tsx?$|^[^/]+/testing/)'
const ANY_ROOM = `^(${[...Object.keys(ROOMS), ...Object.keys(OBSERVERS), 'payload\\.config\\.ts'].join('|')})(/|$)`

const boundaries = Object.entries({ ...ROOMS, ...OBSERVERS }).map(([room, others]) => ({
  name: `${room}-imports`,
  comment: `${room} may import ${['itself', ...others].join(', ')}.`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: TESTS },
  to: { path: ANY_ROOM, pathNot: `^(${[room, ...others].map(asPattern).join('|')})(/|$)` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...boundaries,
    {
      name: 'tests-use-their-own-room',
      comment:
        'A test may import other rooms to prepare its data, but not the applications or the rooms of journeys and benchmarks.',
      severity: 'error',
      from: { path: `^([^/]+)/.*${TESTS}` },
      to: { path: '^(storefront|admin|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other in a cycle cannot be understood or tested one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The rules use no file, clock, network or framework: only zod, for data that processes exchange, jsvat for VAT numbers, and ibantools for accounts of banks.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TESTS },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'],
        pathNot: 'node_modules/(zod|jsvat|ibantools)/',
      },
    },
    {
      name: 'vat-numbers-in-tax-only',
      comment: 'The check of VAT numbers has one place.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '^domain/tax/' },
      to: { path: 'node_modules/jsvat/' },
    },
    {
      name: 'bank-accounts-in-payees-only',
      comment: 'The check of IBANs has one place.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '^domain/payees/' },
      to: { path: 'node_modules/ibantools/' },
    },
    {
      name: 'zod-in-contract-only',
      comment: 'Shapes that cross a process are checked in domain/contract; rules receive them checked.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '^domain/contract/' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'artwork-runs-anywhere',
      comment: 'media/artwork runs in browsers too, so nothing of Node.',
      severity: 'error',
      from: { path: '^media/artwork/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'artwork-stands-alone',
      comment: 'media/artwork must not pull the server side of media into a browser.',
      severity: 'error',
      from: { path: '^media/artwork/', pathNot: TESTS },
      to: { path: '^media/', pathNot: '^media/artwork/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'Pages compose features; a feature that needs another belongs to it or below both.',
      severity: 'error',
      from: { path: '^storefront/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^storefront/features/', pathNot: '^storefront/features/$1/' },
    },
    {
      name: 'resources-do-not-know-each-other',
      comment:
        'A resource of the console is a manifest with its screens; what several need is beside resources/.',
      severity: 'error',
      from: { path: '^admin/resources/([^/]+)/', pathNot: TESTS },
      to: { path: '^admin/resources/', pathNot: '^admin/resources/$1/' },
    },
    {
      name: 'resolves',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)((\\.next|dist|fixtures)/|next-env\\.d\\.ts$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}

/** @param {string} path */
function asPattern(path) {
  return path.replaceAll('.', '\\.')
}
