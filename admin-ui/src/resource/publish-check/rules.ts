import { NEVER_SHOWN } from '../../../../cms/src/shared/consent';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import {
  type CheckedDraft,
  type Finding,
  type Fix,
  fileKey,
  filesOf,
  type KnownFacts,
} from './checked-draft';
import { isGenericAlt, PLACEHOLDER_HOST, placeholdersIn } from './placeholder-text';
import { isTelling } from './telling-title';
import { wording as sentences } from './wording';
import type { ParsedText } from './written-text';

/**
 * Returns the path on this site that a link leads to, in the form that the CMS expects.
 * @param origin of this site
 * @returns null for other sites, mail and anchors on the same page; undefined for an invalid link
 */
export function internalPath(url: string, origin: string): string | null | undefined {
  const typed = url.trim();
  if (typed === '' || /^(?:https?:\/\/|url)$/i.test(typed)) return undefined;
  // On the live site, URLs use hash routes.
  const [, hashed] = /^(?:\/)?#(\/.*)$/.exec(typed) ?? [];
  if (typed.startsWith('#') && !hashed) return null;
  if (!URL.canParse(hashed ?? typed, `${origin}/blog/`)) return undefined;
  const address = new URL(hashed ?? typed, `${origin}/blog/`);
  if (!/^https?:$/.test(address.protocol) || address.origin !== origin) return null;
  const [, inHash] = /^#(\/.*)$/.exec(address.hash) ?? [];
  return inHash ? new URL(inHash, origin).pathname : address.pathname;
}

const say = sentences.rules;

export interface CheckInput {
  draft: CheckedDraft;
  text: ParsedText;
  /** Null until the CMS has responded; rules that need it then find nothing. */
  known: KnownFacts | null;
  origin: string;
  /** As of `Date.now()` */
  now: number;
}

type Rule = (input: CheckInput) => Finding[];

/** What Google has room for on a computer, and how long a description uses it. In characters */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;
const SHORTEST_DESCRIPTION = 50;
/** How long before its last day a picture is reported. */
const SOON_MS = 30 * 24 * 3_600_000;

const coverIsThere: Rule = ({ draft: { cover } }) =>
  cover ? [] : [{ sentence: say.noCover, fix: { to: 'cover' } }];

const picturesAreDescribed: Rule = ({ draft: { cover, frames = [], preview }, text }) => {
  const own = (['cover', 'preview'] as const).flatMap((to): Finding[] => {
    const file = { cover, preview }[to];
    const sentence = file && altProblem(file.alt, say.places[to]);
    return sentence ? [{ sentence, fix: { to } }] : [];
  });
  const inStory = frames.flatMap(({ alt }, index): Finding[] => {
    const at = index + 1;
    const sentence = altProblem(alt, say.places.frame(at + 1));
    return sentence ? [{ sentence, fix: { to: 'frame', at } }] : [];
  });
  const inText = text.pictures.flatMap((picture, index): Finding[] => {
    const sentence = altProblem(picture.alt, say.places.text(index + 1));
    return sentence ? [{ sentence, fix: inField(text, picture) }] : [];
  });
  return [...own, ...inStory, ...inText];
};

function altProblem(alt: string, place: string): string | undefined {
  if (!alt.trim()) return say.noAlt(place);
  return isGenericAlt(alt) ? say.genericAlt(place, alt.trim()) : undefined;
}

const titleTells: Rule = ({ draft: { title } }) =>
  title.trim() && !isTelling(title)
    ? [{ sentence: say.unclearTitle(title.trim()), fix: { to: 'field', name: 'title' } }]
    : [];

const titleFits: Rule = ({ draft: { title, search } }) => {
  const shown = search?.title.trim() || title.trim();
  if (!search || shown.length <= LONGEST_TITLE) return [];
  const cut = shown.slice(0, LONGEST_TITLE).replace(/\s\S*$/, ' …');
  return [{ sentence: say.longTitle(cut), fix: { to: 'field', name: 'searchTitle' } }];
};

const descriptionSays: Rule = ({ draft: { search, text: typed }, text }) => {
  if (!text.start && !search?.description.trim())
    return [{ sentence: say.noDescription, fix: { to: 'field', name: text.name } }];
  if (!search) return [];
  const shown = search.description.trim() || text.start;
  const fix: Fix = { to: 'field', name: 'searchDescription' };
  if ([...shown].length < SHORTEST_DESCRIPTION) return [{ sentence: say.shortDescription(shown), fix }];
  // The start of a post is already cut to its own length.
  const isCut = typed.isMarkdown && !search.description.trim();
  const fits = isCut || shown.length <= LONGEST_DESCRIPTION;
  return fits ? [] : [{ sentence: say.longDescription, fix }];
};

const linksLead: Rule = ({ text, known, origin }) =>
  text.links.flatMap((link): Finding[] => {
    const path = internalPath(link.url, origin);
    const state = path && known?.links.find((one) => one.path === path)?.state;
    const fix = inField(text, link);
    const words = link.words || link.url;
    if (path === undefined) return [{ sentence: say.linkNowhere(words), fix }];
    if (state === 'MISSING') return [{ sentence: say.linkDead(words, path ?? ''), fix }];
    return state === 'DRAFT' ? [{ sentence: say.linkDraft(words), fix }] : [];
  });

const nothingIsLeftOver: Rule = ({ draft, text }) => {
  const { title, search } = draft;
  const fields = {
    title,
    [text.name]: text.value,
    searchTitle: search?.title ?? '',
    searchDescription: search?.description ?? '',
  };
  const typed = Object.entries(fields).flatMap(([name, value]) =>
    placeholdersIn(value).map(({ words, ...place }): Finding => {
      const sentence = say.leftover(words, say.fields[name as keyof typeof say.fields]);
      return { sentence, fix: { to: 'field', name, ...place } };
    }),
  );
  const empty = text.headings
    .filter(({ words }) => !words)
    .map((heading) => ({ sentence: say.emptyHeading, fix: inField(text, heading) }));
  const standIns = text.pictures
    .filter(({ url }) => PLACEHOLDER_HOST.test(url))
    .map((picture) => ({ sentence: say.standIn(picture.url), fix: inField(text, picture) }));
  return [...typed, ...empty, ...standIns];
};

/** The page's own heading is level 1; the site shows both # and ## as level 2. */
const headingsStepDown: Rule = ({ text }) => {
  let before = 1;
  return text.headings.flatMap((heading): Finding[] => {
    const level = Math.max(2, heading.depth);
    const jumps = level > before + 1;
    const marks = '#'.repeat(before + 1);
    before = level;
    return jumps ? [{ sentence: say.headingJump(heading.words, marks), fix: inField(text, heading) }] : [];
  });
};

const picturesMayBeShown: Rule = ({ draft, text, known, now }) => {
  const shown = [...filesOf(draft), ...text.pictures].map(({ url }) => fileKey(url));
  const [today, soon] = [siteDay(now), siteDay(now + SOON_MS)];
  return (known?.rights ?? [])
    .filter(({ url }) => shown.includes(fileKey(url)))
    .flatMap(({ documentId, name, lastDay, isStated }): Finding[] => {
      const fix: Fix = { to: 'rights', documentId };
      if (lastDay === NEVER_SHOWN) return [{ sentence: say.consentMissing(name), fix }];
      if (lastDay && lastDay < today) return [{ sentence: say.rightsEnded(name, lastDay), fix }];
      if (lastDay && lastDay <= soon) return [{ sentence: say.rightsEnd(name, lastDay), fix }];
      return isStated ? [] : [{ sentence: say.rightsUnstated(name), fix }];
    });
};

const inField = ({ name }: ParsedText, { from, until }: { from: number; until: number }): Fix => ({
  to: 'field',
  name,
  from,
  until,
});

/** In the order in which visitors see the content. */
const RULES: readonly Rule[] = [
  nothingIsLeftOver,
  picturesAreDescribed,
  coverIsThere,
  linksLead,
  picturesMayBeShown,
  titleTells,
  titleFits,
  descriptionSays,
  headingsStepDown,
];

export const findingsIn = (input: CheckInput): Finding[] => RULES.flatMap((rule) => rule(input));
