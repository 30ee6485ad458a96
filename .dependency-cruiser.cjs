// Imports run one way (docs/decisions, architecture): domain ← functions, domain ← web; in web app → routes →
// layouts, features → live, api, ui. dev/imports.ts runs this and shows that it still sees a planted violation.

const test = '\\.(test|spec)\\.tsx?$';

/** In web each floor looks at the floors below it, never up; the table of addresses is there for all of them. */
const above = (/** @type {string} */ floor, /** @type {string[]} */ ...upper) => ({
  name: `web-${floor}-looks-down-only`,
  severity: /** @type {const} */ ('error'),
  from: { path: `^web/src/${floor}/`, pathNot: test },
  to: { path: `^web/src/(${upper.join('|')})/`, pathNot: '^web/src/app/paths\\.ts$' },
});

/**
 * One package that only some files of a room may import.
 * @param {string} name
 * @param {string} target
 * @param {string[]} allowed
 * @param {string} room
 */
const only = (name, target, allowed, room) => ({
  name,
  severity: 'error',
  from: { path: room, pathNot: [test, ...allowed] },
  to: { path: target },
});

const npm = (/** @type {string} */ name) => `(^|/)node_modules/${name}(/|$)`;

/** @type {Required<Pick<import('dependency-cruiser').IConfiguration, 'forbidden' | 'options'>>} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'a type may look back: it is gone when the code runs',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'domain-imports-yup-alone',
      severity: 'error',
      from: { path: '^domain/', pathNot: test },
      to: { pathNot: ['^domain/', npm('yup')] },
    },
    {
      name: 'web-not-functions',
      severity: 'error',
      from: { path: '^web/', pathNot: test },
      to: { path: '^(functions|dev|tests|bench)/' },
    },
    {
      name: 'functions-not-web',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^web/' },
    },
    {
      name: 'functions-source-not-tests',
      severity: 'error',
      from: { path: '^functions/', pathNot: test },
      to: { path: '^(dev|tests|bench)/' },
    },
    above('routes', 'app'),
    above('layouts', 'app', 'routes', 'features'),
    above('features', 'app', 'routes', 'layouts'),
    above('live', 'app', 'routes', 'layouts', 'features'),
    above('api', 'app', 'routes', 'layouts', 'features', 'live'),
    above('ui', 'app', 'routes', 'layouts', 'features', 'live', 'api'),
    {
      name: 'web-texts-are-a-leaf',
      severity: 'error',
      from: { path: '^web/src/texts/', pathNot: test },
      to: { pathNot: ['^web/src/texts/', '^domain/'] },
    },
    {
      name: 'web-texts-for-what-is-seen',
      comment: 'what live data and calls say stands in the domain, where the server finds it too',
      severity: 'error',
      from: { path: '^web/src/(live|api)/', pathNot: test },
      to: { path: '^web/src/texts/' },
    },
    {
      name: 'features-never-meet',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    only('firebase-in-live-only', npm('(firebase|@firebase|reactfire)'), ['^web/src/live/'], '^web/src/'),
    only('notistack-in-notify-only', npm('notistack'), ['^web/src/ui/notify(Stack)?\\.tsx?$'], '^web/src/'),
    only(
      'firebase-admin-where-documents-are-named',
      npm('firebase-admin'),
      [
        '^functions/src/(store|callers|triggers)/',
        '^functions/src/http/authenticate',
        '^functions/src/firebase\\.ts$',
      ],
      '^functions/src/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|functions/lib|functions\\.local|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
