/** What stands before a person's name in the address of their profile. Others need a full address. */
const BEFORE_NAME: Readonly<Record<string, string | undefined>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
  linkedin: 'https://www.linkedin.com/in/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  models_com: 'https://models.com/models/',
};

/**
 * Returns the web address of a profile that was typed as a name, a number or an address.
 *
 * @param network a value of the network of a link
 * @param typed '@name', 'name', 'instagram.com/name', a full address; for WhatsApp '+254 712 345678'
 * @returns undefined if it leads nowhere. Only web addresses pass: `javascript:` would run.
 */
export function profileAddress(network: string, typed: string): string | undefined {
  const text = typed.trim();
  const before = BEFORE_NAME[network];
  // A name on a network may contain dots, so only the sites of others are recognized without a path.
  const bare = before || network === 'whatsapp' ? /^[\w-]+(\.[\w-]+)+\/\S/ : /^[\w-]+(\.[\w-]+)+(\/\S*)?$/;
  const address = bare.test(text) ? `https://${text}` : text;
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? address : undefined;
  if (network === 'whatsapp')
    return /^\+[\d\s().-]{7,24}$/.test(text) ? `https://wa.me/${text.replace(/\D/g, '')}` : undefined;
  return before && /^@?[\p{L}\p{M}\p{N}._-]+$/u.test(text) ? before + text.replace('@', '') : undefined;
}
