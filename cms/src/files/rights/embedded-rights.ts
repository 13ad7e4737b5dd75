import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { printable } from '../../content/rules/clean-text';
import { textsInExif } from './exif-texts';

export interface EmbeddedRights {
  photographer?: string;
  copyrightNotice?: string;
  licence?: string;
}

/** Bytes of a block of metadata. Cameras and editors write a few thousand. */
const LARGEST_BLOCK = 128 * 1024;
/** The limits of the fields that these values are suggested for. */
const LONGEST = { photographer: 200, copyrightNotice: 200, licence: 2000 };

/** Limit of values per property, such as a picture's creators. */
const MAX_VALUES = 20;

/** Properties in all three standards: XMP of editors, IPTC of agencies, EXIF of cameras. */
interface EmbeddedTexts {
  creator?: string | undefined;
  rights?: string | undefined;
  credit?: string | undefined;
  terms?: string | undefined;
}

/**
 * Reads creator and terms from a picture's metadata. Broken, huge or crafted metadata is ignored.
 *
 * @returns null if the picture has no such metadata
 */
export async function readEmbeddedRights(picture: string | Buffer): Promise<EmbeddedRights | null> {
  const blocks = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const found = [read(blocks?.xmp, fromXmp), read(blocks?.iptc, fromIptc), read(blocks?.exif, textsInExif)];
  const first = (name: keyof EmbeddedTexts, longest: number) =>
    found.map((block) => clean(block[name], longest)).find((text) => text !== '');
  const photographer = first('creator', LONGEST.photographer);
  const copyrightNotice = first('rights', LONGEST.copyrightNotice);
  const terms = [first('credit', LONGEST.licence), first('terms', LONGEST.licence)].filter(Boolean);
  const licence = terms.join('. ').slice(0, LONGEST.licence);
  const says = {
    ...(photographer && { photographer }),
    ...(copyrightNotice && { copyrightNotice }),
    ...(licence && { licence }),
  };
  return Object.keys(says).length > 0 ? says : null;
}

function read(block: Buffer | undefined, as: (block: Buffer) => EmbeddedTexts): EmbeddedTexts {
  if (!block || block.length > LARGEST_BLOCK) return {};
  try {
    return as(block);
  } catch {
    // Bad metadata is not a reason to refuse a picture.
    return {};
  }
}

const clean = (text: unknown, longest: number) =>
  typeof text === 'string' ? printable(text).replace(/\s+/g, ' ').trim().slice(0, longest) : '';

const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });

function fromXmp(block: Buffer): EmbeddedTexts {
  const text = block.toString('utf8');
  // Entities could expand to gigabytes. Valid XMP declares none.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return {};
  const root = xml.parse(text);
  const { 'rdf:Description': described } = (root['x:xmpmeta'] ?? root)['rdf:RDF'];
  const properties: Record<string, unknown> = Object.assign({}, ...[described].flat());
  const words = (name: string) => textsIn(properties[name]).slice(0, MAX_VALUES).join(', ') || undefined;
  return {
    creator: words('dc:creator'),
    rights: words('dc:rights'),
    credit: words('photoshop:Credit'),
    terms: words('xmpRights:UsageTerms'),
  };
}

/** Returns the texts of a property: a single one, a list, or one per language. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => (name === 'xml:lang' ? [] : textsIn(inside)));
}

/** Field numbers in IPTC's second record. */
const IPTC = { creator: 80, credit: 110, rights: 116 };
const MARK = Buffer.from([0x1c, 2]);
const HEADER = 5;

function fromIptc(block: Buffer): EmbeddedTexts {
  const texts = new Map<number, string[]>(Object.values(IPTC).map((field) => [field, []]));
  for (let at = block.indexOf(MARK); at >= 0 && at + HEADER <= block.length; ) {
    const end = at + HEADER + block.readUInt16BE(at + 3);
    const known = texts.get(block[at + 2] ?? 0);
    if (known && known.length < MAX_VALUES && end <= block.length)
      known.push(decoded(block.subarray(at + HEADER, end)));
    at = block.indexOf(MARK, Math.min(end, block.length));
  }
  const words = (field: number) => texts.get(field)?.join(', ');
  return { creator: words(IPTC.creator), rights: words(IPTC.rights), credit: words(IPTC.credit) };
}

/** Old programs write Latin-1. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
