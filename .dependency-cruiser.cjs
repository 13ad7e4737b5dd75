/**
 * Which folder may import from which: the table of docs/architecture as rules.
 * Screens depend on features, features on the access to Strapi, never the other way round.
 */

/**
 * @param {string} name
 * @param {string} comment
 * @param {{ path: string | string[], pathNot?: string | string[] }} from
 * @param {{ path: string | string[], pathNot?: string | string[] }} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const MANTINE = '(^|node_modules/)@mantine/';

/** The folders of web/src from the ground up: a folder imports from its own floor and from those before it. */
const WEB_FLOORS = [
  ['dates', 'outcomes', 'storage', 'strapi', 'styles'],
  ['motion', 'routing'],
  ['pictures', 'sharing', 'texts'],
  ['features'],
  ['seo'],
  ['themes'],
  ['no-script'],
  ['app'],
  ['routes'],
];

const webFloors = WEB_FLOORS.slice(0, -1).map((folders, at) =>
  never(
    `web-floor-${folders.join('-')}`,
    'What is below does not know what is built on it.',
    { path: `^web/src/(${folders.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
    {
      path: `^web/src/(${WEB_FLOORS.slice(at + 1)
        .flat()
        .join('|')})/`,
    },
  ),
);

const web = [
  ...webFloors,
  never(
    'web-routes-not-strapi',
    'A route loads data through a feature.',
    { path: '^web/src/routes/' },
    { path: '^web/src/strapi/' },
  ),
  never(
    'web-themes-apart',
    'The two themes share behaviour through features and `themes/behaviour`, never each other.',
    { path: '^web/src/themes/(classic|modern)/' },
    { path: '^web/src/themes/', pathNot: ['^web/src/themes/$1/', '^web/src/themes/behaviour/'] },
  ),
  never(
    'web-themes-only-looks',
    'A theme knows neither URLs nor Strapi.',
    { path: '^web/src/themes/' },
    { path: ['^web/src/routes/', '^web/src/strapi/'] },
  ),
  never(
    'web-features-headless',
    'A feature has no looks: it imports neither screens nor Mantine.',
    { path: '^web/src/features/' },
    { path: ['^web/src/themes/', '^web/src/routes/', MANTINE] },
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

const adminUi = [
  never(
    'admin-features-not-routes',
    'A feature does not know its URL.',
    { path: '^admin-ui/src/features/' },
    { path: '^admin-ui/src/routes/' },
  ),
  never(
    'admin-features-meet-in-queries',
    'Of another noun a feature may import the queries only; `person` is what all that visitors sent has in common.',
    { path: '^admin-ui/src/features/([^/]+)/' },
    {
      path: '^admin-ui/src/features/',
      pathNot: [
        '^admin-ui/src/features/$1/',
        '^admin-ui/src/features/[^/]+/queries\\.ts$',
        '^admin-ui/src/features/person/',
      ],
    },
  ),
  never(
    'admin-manager-knows-no-noun',
    'A building block takes children and plain values.',
    { path: '^admin-ui/src/manager/' },
    { path: '^admin-ui/src/(features|routes|strapi)/' },
  ),
  never(
    'admin-foundations-below',
    'The access to Strapi and to media knows nothing of what uses it.',
    { path: '^admin-ui/src/(strapi|media)/' },
    { path: '^admin-ui/src/(features|routes)/' },
  ),
];

const cms = [
  never(
    'cms-api-below',
    'A content type does not know how it is exposed, guarded or served.',
    { path: '^cms/src/api/' },
    { path: '^cms/src/(graphql|access|http)/' },
  ),
  never(
    'cms-rules-below',
    'A business rule works below every door: no HTTP, no content type code.',
    { path: '^cms/src/rules/' },
    { path: '^cms/src/(api|http)/' },
  ),
];

const apart = [
  never(
    'apps-share-only-the-schema',
    'The three apps share cms/schema.graphql and nothing else.',
    { path: '^(web|admin-ui|cms)/' },
    { path: '^(web|admin-ui|cms|scripts|e2e)/', pathNot: ['^$1/', '/node_modules/'] },
  ),
  never(
    'tools-import-no-app',
    'Scripts and end-to-end tests use the apps from outside.',
    { path: '^(scripts|e2e)/' },
    { path: '^(web|admin-ui|cms)/', pathNot: '/node_modules/' },
  ),
  never(
    'tests-stay-tests',
    'Nothing that ships imports a test.',
    { path: '.', pathNot: '\\.(test|spec)\\.(ts|tsx|mjs)$' },
    { path: '\\.(test|spec)\\.(ts|tsx|mjs)$' },
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
  forbidden: [...web, ...adminUi, ...cms, ...apart, noCircle],
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
