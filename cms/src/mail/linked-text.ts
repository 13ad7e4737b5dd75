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
