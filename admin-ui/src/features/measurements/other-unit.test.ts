import { expect, test } from 'vitest';
import { imperialOf, metricOf } from './other-unit';

/** Returns the text with the scale of a shoe size: `7 US men’s` */
const named = ({ text, scale }: { text: string; scale?: string }) => (scale ? `${text} ${scale}` : text);

test.each([
  ['188 cm', ['6\'2"']],
  ['1.88 m', ['6\'2"']],
  ['182.7 cm', ['6\'0"']],
  ['96 cm', ['38"']],
  ['80½ cm', ['31.5"']],
  ['96–98cm', ['38-38.5"']],
  ['75 kg', ['165 lb']],
  ['44 EU', ['10 US men’s', '9 UK men’s']],
  ['38 eu', ['7 US women’s', '5 UK women’s']],
  ['40 EU', ['9 US women’s', '7 UK women’s', '7 US men’s', '6 UK men’s']],
])('converts %s to %j', (metric, offered) => expect(imperialOf(metric).map(named)).toEqual(offered));

test.each([
  ['6\'2"', ['188 cm']],
  ['6’', ['183 cm']],
  ['38"', ['97 cm']],
  ['31½"', ['80 cm']],
  ['31 ½ in', ['80 cm']],
  ['31 1/2"', ['80 cm']],
  ['34¼-35¾″', ['87-91 cm']],
  ['6\'1½"', ['187 cm']],
  ['8½ US', ['39.5 EU women’s', '42 EU men’s']],
  ['38-40 inches', ['97-102 cm']],
  ['165 lb', ['75 kg']],
  ['10 US', ['41 EU women’s', '44 EU men’s']],
  ['7 US', ['38 EU women’s', '40 EU men’s']],
  ['9.5 UK', ['42.5 EU women’s', '44.5 EU men’s']],
  ['4 UK', ['37 EU women’s']],
])('converts %s to %j', (imperial, offered) => expect(metricOf(imperial).map(named)).toEqual(offered));

test('offers nothing for words, numbers without a unit and sizes outside the scales', () => {
  for (const text of ['Black', '', '96', '50 EU', '44-45 EU']) expect(imperialOf(text), text).toEqual([]);
  for (const text of ['Black', '', '38', '20 US', '10 US / 44 EU']) expect(metricOf(text), text).toEqual([]);
});
