import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Backdrop } from './backdrop';

const pictureAt = (src: string, focus: string) => ({ src, focus, width: 8, height: 8, alt: '' });
const wide = pictureAt('/uploads/wide.jpg', '10% 20%');
const tall = pictureAt('/uploads/tall.jpg', '30% 40%');

function styleWith(portrait: typeof tall) {
  const markup = renderToStaticMarkup(<Backdrop picture={wide} portrait={portrait} />);
  return /<img [^>]*style="([^"]*)"/.exec(markup)?.[1];
}

test('wide and tall windows keep the focal point of their photograph in view', () => {
  expect(styleWith(tall)).toBe('--wide-focus:10% 20%;--tall-focus:30% 40%');
});

test('one photograph has one focal point', () => {
  expect(styleWith(wide)).toBe('object-position:10% 20%');
});
