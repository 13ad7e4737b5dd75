import { expect, test } from '../../fixtures';
import { PUBLIC_PATHS } from '../../public-paths';

const PAGE_TEXTS = `homeDescription homeBookings biographyDescription portfolioLead portfolioDescription eventsLead
  eventsDescription projectsLead projectsDescription projectTags initiativeDescription blogLead blogDescription
  contactDescription volunteerLead volunteerDescription volunteerEmpty rateCardDescription rolesDescription
  compCardLead compCardDescription digitalsLead digitalsDescription digitalsEmpty bookLead bookDescription bookEmpty`;

/** Optional texts of each type, in lists and alone. */
const OPTIONAL = {
  pageTexts: PAGE_TEXTS,
  hero: 'badge finalistLine experience',
  initiative: `name eyebrow theme teaser about mission vision endGoal objectives
    programmes(pagination: { limit: 100 }) { title text } impactFigures(pagination: { limit: 100 }) { value label }`,
  roleProfiles: 'profiles(pagination: { limit: 10 }) { title summary text image { documentId } }',
};
type Type = keyof typeof OPTIONAL;
type Texts = Record<string, unknown>;
interface Profile {
  image: { documentId: string } | null;
}

const EMPTY_HEADING = /<h([1-6])[^>]*>(?:\s|<[^>]*>|&nbsp;)*<\/h\1>/;

test('every page reads well without the texts that the owner may leave empty', async ({
  ownerApi,
  request,
}) => {
  const read = async (type: Type) =>
    (await ownerApi.graphql<Record<Type, Texts>>(`{ ${type} { revision ${OPTIONAL[type]} } }`))[type];
  const save = async (type: Type, data: Texts) => {
    const name = type.charAt(0).toUpperCase() + type.slice(1);
    const { revision } = await read(type);
    const mutation = `mutation ($data: ${name}Input!) { update${name}(data: $data) { revision } }`;
    await ownerApi.graphql(mutation, { data: { ...data, revision } });
  };
  const types = Object.keys(OPTIONAL) as Type[];
  const before = new Map<Type, Texts>();
  for (const type of types) before.set(type, await read(type));
  try {
    for (const [type, texts] of before) {
      const empty = Object.entries(texts).map(([field, value]) => [field, Array.isArray(value) ? [] : null]);
      await save(type, Object.fromEntries(empty));
    }
    for (const path of [...PUBLIC_PATHS.modern, ...PUBLIC_PATHS.classic]) {
      const answer = await request.get(path);
      const html = (await answer.text()).replaceAll(/<script.*?<\/script>/gs, '');
      expect(answer.status(), path).toBe(200);
      expect(html.match(/.{50}(?:undefined|\bnull\b|\{name\})/)?.[0], path).toBeUndefined();
      expect(html.match(EMPTY_HEADING)?.[0], path).toBeUndefined();
      const menus = html.replace(/<main.*<\/main>/s, '');
      expect(menus.match(/<a[^>]*(?:endeleza|about-roles)"/)?.[0], path).toBeUndefined();
    }
  } finally {
    const profiles = (before.get('roleProfiles')?.profiles ?? []) as Profile[];
    before.set('roleProfiles', {
      profiles: profiles.map(({ image, ...profile }) => ({ ...profile, image: image?.documentId })),
    });
    for (const [type, texts] of before) await save(type, texts);
  }
});
