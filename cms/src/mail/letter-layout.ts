import { printable } from '../content/rules/clean-text';
import { firstCharacters } from '../shared/text';

/** The content of an email, before layout. Everything is plain text; line breaks are kept. */
export interface Letter {
  subject: string;
  text: readonly string[];
  list?: readonly string[];
  action?: { label: string; href: string };
  /** Below the action */
  notes?: readonly string[];
  /** Address for replies; absent for the sender of the site's emails */
  replyTo?: string;
}

/** A complete email for the mail server. */
export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
}

const LONGEST_SUBJECT = 180;

/** Returns a text as one header line: line breaks would start another header. */
export const headerLine = (text: string): string => firstCharacters(oneLine(text), LONGEST_SUBJECT);

const oneLine = (text: string): string => printable(text.replace(/[\r\n\u2028\u2029\t]+/g, ' '));

/** Colours of the newer theme, for light and dark screens. Email programs without style sheets show a light page. */
const STYLE = `
  body { margin: 0; padding: 0; background: #f4efe6; color: #0b1728; }
  .page { max-width: 560px; margin: 0 auto; padding: 32px 20px; font: 16px/1.6 -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; overflow-wrap: anywhere; }
  .site { margin: 0 0 28px; font: 20px/1.3 Georgia, "Times New Roman", serif; letter-spacing: 0.02em; }
  p, ul { margin: 0 0 16px; }
  ul { padding-left: 22px; }
  li { margin-bottom: 6px; }
  a { color: inherit; }
  .button { display: inline-block; margin: 8px 0 16px; padding: 13px 22px; border-radius: 6px; background: #0b6b62; color: #ffffff; font-weight: 600; text-decoration: none; }
  .quiet { color: #4c5a6b; font-size: 14px; }
  .foot { margin-top: 32px; padding-top: 16px; border-top: 1px solid #d8cfbf; }
  @media (prefers-color-scheme: dark) {
    body { background: #0e1f35; color: #f4efe6; }
    .button { background: #2dd4bf; color: #07111f; }
    .quiet { color: #a9b6c6; }
    .foot { border-top-color: #2b3d55; }
  }`;

interface Site {
  title: string;
  /** Without a trailing slash */
  address: string;
}

/** Lays out an email in one column without tables, pictures or anything to load. The text part has the same content. */
export function writeLetter(letter: Letter, site: Site): WrittenLetter {
  const { text, action, notes = [] } = letter;
  const list = letter.list?.map(oneLine) ?? [];
  const plain = [
    text.join('\n\n'),
    list.map((line) => `- ${line}`).join('\n'),
    action && `${action.label}:\n${action.href}`,
    notes.join('\n\n'),
    `-- \n${site.title}\n${site.address}`,
  ];
  const paragraph = (line: string, kind = '') => `<p${kind && ` class="${kind}"`}>${linkedText(line)}</p>`;
  const html = [
    `<p class="site">${escaped(site.title)}</p>`,
    ...text.map((line) => paragraph(line)),
    list.length > 0 && `<ul>${list.map((line) => `<li>${linkedText(line)}</li>`).join('')}</ul>`,
    action && `<p><a class="button" href="${escaped(action.href)}">${escaped(action.label)}</a></p>`,
    ...notes.map((line) => paragraph(line, 'quiet')),
    `<p class="quiet foot">${escaped(site.title)}<br><a href="${escaped(site.address)}">${escaped(site.address)}</a></p>`,
  ];
  const subject = headerLine(letter.subject);
  return {
    subject,
    text: `${plain.filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}
</style>
</head>
<body>
<div class="page">
${html.filter(Boolean).join('\n')}
</div>
</body>
</html>
`,
  };
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const WEB = /https?:\/\/[^\s<>"]+/i;
const WWW = /^www\.[^\s<>"@][^\s<>"@.]*\.[^\s<>"@]+$/i;
const EMAIL = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:.]+(?:\.[^\s@<>"(),;:.]+)+$/;

/**
 * Characters before and after an address that are not part of it. A closing bracket is part of the address if it was
 * opened there.
 */
const BEFORE = /^[("'“‘«[{<]+/;
const AFTER = /[.,;:!?'"”’»\]}>…]/;

/** Returns a text as HTML with links for web and email addresses, and with its line breaks. */
export const linkedText = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((part) => (/^\s/.test(part) ? part.replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>\n') : linkedWord(part)))
    .join('');

function linkedWord(word: string): string {
  const web = WEB.exec(word);
  if (web) {
    const address = withoutEnd(web[0]);
    const rest = web.index + address.length;
    return escaped(word.slice(0, web.index)) + link(address, address) + escaped(word.slice(rest));
  }
  const before = BEFORE.exec(word)?.[0] ?? '';
  const address = withoutEnd(word.slice(before.length));
  const href = WWW.test(address)
    ? `https://${address}`
    : EMAIL.test(address)
      ? `mailto:${address}`
      : undefined;
  if (!href) return escaped(word);
  return escaped(before) + link(href, address) + escaped(word.slice(before.length + address.length));
}

function withoutEnd(address: string): string {
  let unopened = address.split(')').length - address.split('(').length;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!AFTER.test(last)) break;
  }
  return address.slice(0, end);
}

const link = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`;
