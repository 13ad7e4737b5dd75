/**
 * Which folder may import from which: the table of docs/architecture as rules.
 * Screens depend on features, features on the access to Strapi, never the other way round.
 */

/**
 * @param {string} name
 * @param {string} comment
 * @param {{ path: string | string[], pathNot?: string | string[] }} from
 * @param {{ path: string | string[], pathNot?: string | string[], dependencyTypesNot?: import('dependency-cruiser').DependencyType[] }} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const MANTINE = '(^|node_modules/)@mantine/';

/** The folders of web/src from the ground up: a folder imports from its own floor and from those before it. */
const WEB_FLOORS = [
  ['notifications', 'storage', 'strapi', 'styles'],
  ['motion', 'routing'],
  ['pictures', 'texts'],
  ['features'],
  ['seo'],
  ['pages'],
  ['themes'],
  ['no-script'],
  ['app'],
  ['routes'],
];

/** The folders of web/server in the same way; the files beside them put the origin together. */
const SERVER_FLOORS = [
  ['drawing', 'guards', 'http', 'lettering', 'watching'],
  ['cache'],
  ['graphql', 'proxy', 'texts', 'uploads'],
  ['pages', 'previews'],
  ['bookings', 'comp-card'],
  ['build'],
];

/** The folders of scripts in the same way; the files beside them are the commands. */
const SCRIPTS_FLOORS = [
  ['config', 'servers'],
  ['generated', 'run'],
  ['install'],
  ['backup'],
  ['move', 'serve'],
  ['testing'],
];

/** What measures and attacks a site; `scripts` runs one and knows nothing of it. */
const TOOLS_FLOORS = [
  ['hostile', 'release'],
  ['bench', 'image'],
];

/**
 * @param {string} root
 * @param {string[]} folders
 */
const foldersHaveAPlace = (root, folders) =>
  never(
    `${root.replaceAll('/', '-')}-folders-have-a-place`,
    'A new folder has to be given its place in the lists of this file.',
    { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${folders.join('|')})/` },
    { path: '.' },
  );

/**
 * @param {string} root
 * @param {string[][]} floors
 */
const onlyDownwards = (root, floors) => [
  foldersHaveAPlace(root, floors.flat()),
  ...floors.slice(0, -1).map((folders, at) =>
    never(
      `${root.replaceAll('/', '-')}-floor-${folders.join('-')}`,
      'What is below does not know what is built on it.',
      { path: `^${root}/(${folders.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
      {
        path: `^${root}/(${floors
          .slice(at + 1)
          .flat()
          .join('|')})/`,
      },
    ),
  ),
];

const web = [
  ...onlyDownwards('web/src', WEB_FLOORS),
  never(
    'web-strapi-behind-features',
    'A route loads data through a feature, and a theme knows only looks.',
    { path: '^web/src/(routes|themes)/', pathNot: '\\.test\\.tsx?$' },
    { path: '^web/src/strapi/' },
  ),
  never(
    'web-themes-apart',
    'The two themes share behaviour through features and `themes/shared`, never each other.',
    { path: '^web/src/themes/(classic|modern)/' },
    { path: '^web/src/themes/', pathNot: ['^web/src/themes/$1/', '^web/src/themes/shared/'] },
  ),
  never(
    'web-pages-carry-one-theme',
    'What every page loads brings neither theme along: the style of both would stand in each document.',
    {
      path: ['^web/src/app/', '^web/src/routes/__root'],
      pathNot: ['^web/src/app/entry-server\\.tsx$', '\\.test\\.tsx?$'],
    },
    { path: '^web/src/themes/(classic|modern)/', dependencyTypesNot: ['dynamic-import'] },
  ),
  never(
    'web-themes-query-nothing',
    'A theme draws what `pages` and the hooks of features return.',
    { path: '^web/src/themes/(classic|modern)/', pathNot: '\\.test\\.tsx?$' },
    {
      path: ['^web/src/features/[^/]+/queries\\.ts$', '(^|node_modules/)@tanstack/react-query/'],
      dependencyTypesNot: ['type-only'],
    },
  ),
  never(
    'web-features-headless',
    'A feature has no looks. `@mantine/form` keeps values and problems alone.',
    { path: '^web/src/features/' },
    { path: MANTINE, pathNot: `${MANTINE}form/` },
  ),
  never(
    'web-features-meet-in-queries',
    'Of another noun a feature may import the queries only.',
    { path: '^web/src/features/([^/]+)/' },
    {
      path: '^web/src/features/',
      pathNot: [
        '^web/src/features/$1/',
        '^web/src/features/[^/]+/queries\\.ts$',
        '^web/src/features/submission/',
      ],
    },
  ),
  never(
    'web-src-not-server',
    'Pages do not know the server.',
    { path: '^web/src/' },
    { path: '^web/server/' },
  ),
];

const server = [
  ...onlyDownwards('web/server', SERVER_FLOORS),
  never(
    'web-server-parts-below',
    'A part of the origin does not know how the origin is put together.',
    { path: '^web/server/[^/]+/', pathNot: '\\.test\\.ts$' },
    { path: '^web/server/[^/]+$' },
  ),
];

/** The folders of admin-ui/src in the same way. */
const ADMIN_FLOORS = [
  ['dates', 'strapi'],
  ['notifications'],
  ['kit'],
  ['media', 'theme'],
  ['resource'],
  ['markdown'],
  ['features', 'shell'],
  ['routes'],
  ['testing'],
];
/** The folders of `kit` in the same way; `wording.ts` beside them is for all. */
const KIT_FLOORS = [['page', 'fields'], ['list', 'drafts'], ['delete'], ['form']];

const adminUi = [
  ...onlyDownwards('admin-ui/src', ADMIN_FLOORS),
  ...onlyDownwards('admin-ui/src/kit', KIT_FLOORS),
  never(
    'admin-shell-and-features-apart',
    'What surrounds the pages takes children and plain values; routes bring both together.',
    { path: '^admin-ui/src/(shell|features)/' },
    { path: '^admin-ui/src/(shell|features)/', pathNot: '^admin-ui/src/$1/' },
  ),
  never(
    'admin-features-meet-in-queries',
    'Of another noun a feature may import the queries only; `person` is what all that visitors sent has in common.',
    { path: '^admin-ui/src/features/([^/]+)/' },
    {
      path: '^admin-ui/src/features/',
      pathNot: [
        '^admin-ui/src/features/$1/',
        '^admin-ui/src/features/[^/]+/(queries|resource)\\.ts$',
        '^admin-ui/src/features/person/',
      ],
    },
  ),
  never(
    'admin-blocks-ask-nobody',
    'A building block takes children and plain values; of the access to Strapi it knows the errors.',
    { path: '^admin-ui/src/(kit|notifications)/', pathNot: '\\.test\\.tsx?$' },
    { path: '^admin-ui/src/strapi/', pathNot: '^admin-ui/src/strapi/errors\\.ts$' },
  ),
  /** @type {import('dependency-cruiser').IForbiddenRuleType} */ ({
    name: 'admin-no-circular-types',
    comment: 'Here not even types point both ways: documents, noun, queries, screens.',
    severity: 'error',
    from: { path: '^admin-ui/' },
    to: { circular: true },
  }),
];

/** The engines of the CMS from the ground up, each with those it may import. */
const CMS_ENGINES = {
  shared: [],
  platform: ['shared'],
  content: ['shared', 'platform'],
  push: ['shared', 'platform'],
  mail: ['shared', 'platform', 'content', 'push'],
  files: ['shared', 'platform', 'content'],
  site: ['shared', 'platform', 'content', 'mail', 'files'],
  people: ['shared', 'platform', 'content', 'push', 'mail'],
  booking: ['shared', 'platform', 'content', 'mail', 'site'],
  http: ['shared', 'platform', 'content', 'files', 'site', 'people'],
  start: ['shared', 'platform', 'content', 'push', 'mail', 'files', 'site', 'people', 'booking', 'http'],
};
/** Other engines import the `index.ts` of these. Rules of saving are open to every engine that adds one. */
const CMS_FACES = ['content', 'push', 'mail', 'files', 'site', 'people', 'booking'];
const CMS_OPEN = '^cms/src/content/rules/';
/** Strapi gives these their place. */
const CMS_STRAPI = ['admin', 'api', 'components', 'extensions', 'policies'];
/** Separate processes and threads must not load a whole engine. */
const CMS_PROGRAMS = [
  '^cms/src/content/markdown/markdown-worker\\.ts$',
  '^cms/src/files/variants/make-variants\\.ts$',
  '^cms/src/people/passwords/password-worker\\.ts$',
];

const cms = [
  foldersHaveAPlace('cms/src', [...Object.keys(CMS_ENGINES), ...CMS_STRAPI]),
  ...Object.entries(CMS_ENGINES).map(([engine, mayImport]) =>
    never(
      `cms-${engine}-imports-downwards`,
      'An engine imports the engines below it. What must call upwards is handed over in `start/`.',
      { path: `^cms/src/${engine}/`, pathNot: '\\.test\\.ts$' },
      { path: '^cms/src/', pathNot: `^cms/src/(${[engine, ...mayImport].join('|')})/` },
    ),
  ),
  ...CMS_FACES.map((engine) =>
    never(
      `cms-${engine}-has-a-face`,
      'Other engines import what `index.ts` lists.',
      {
        path: '^cms/src/',
        pathNot: [
          `^cms/src/${engine}/`,
          '^cms/src/start/',
          '^cms/src/index\\.ts$',
          '\\.test\\.ts$',
          ...CMS_PROGRAMS,
        ],
      },
      { path: `^cms/src/${engine}/`, pathNot: [`^cms/src/${engine}/index\\.ts$`, CMS_OPEN] },
    ),
  ),
];

/** They import a package or a part of Node: for the CMS alone. */
const SHARED_WITH_PACKAGES = '^cms/src/shared/(canonical-text|phone-number)\\.ts$';

const scripts = [...onlyDownwards('scripts', SCRIPTS_FLOORS), ...onlyDownwards('tools', TOOLS_FLOORS)];

const apart = [
  never(
    'apps-share-schema-and-rules',
    'The three apps share cms/schema.graphql and the rules of cms/src/shared, and their tests examples of films.',
    { path: '^(web|admin-ui|cms)/' },
    {
      path: '^(web|admin-ui|cms|scripts|tools|e2e)/',
      pathNot: ['^$1/', '/node_modules/', '^cms/src/shared/', '^cms/tests/support/film-examples\\.ts$'],
    },
  ),
  never(
    'shared-rules-need-no-package',
    'The site and the owner’s area are built before the packages of the CMS are there.',
    { path: '^(web|admin-ui)/' },
    { path: SHARED_WITH_PACKAGES },
  ),
  never(
    'tools-import-no-app',
    'Scripts, tools and end-to-end tests use the apps from outside. Tests compare their constants with the shared rules.',
    { path: '^(scripts|tools|e2e)/' },
    { path: '^(web|admin-ui|cms)/', pathNot: ['/node_modules/', '^cms/src/shared/'] },
  ),
  never(
    'scripts-work-alone',
    'The image has neither sources of the apps nor tools. `npm test` starts a tool as a program.',
    { path: '^scripts/', pathNot: '\\.test\\.ts$' },
    { path: '^(cms/src/shared|tools)/' },
  ),
  never(
    'tests-stay-tests',
    'Nothing that ships imports a test.',
    { path: '.', pathNot: ['\\.(test|spec)\\.(ts|tsx|mjs)$', '^cms/(tests|src/shared/testing)/'] },
    { path: ['\\.(test|spec)\\.(ts|tsx|mjs)$', '^cms/(tests|src/shared/testing)/'] },
  ),
];

/** @type {import('dependency-cruiser').IForbiddenRuleType} */
const noCircle = {
  name: 'no-circular',
  comment: 'A circle of imports has no first file to read. Types alone may point both ways.',
  severity: 'error',
  from: {},
  to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...web, ...server, ...adminUi, ...cms, ...scripts, ...apart, noCircle],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|\\.cache|\\.strapi|coverage)/', '\\.gen\\.ts$', '^cms/types/generated/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
