import { expect, test } from 'vitest';
import { withoutControls } from './without-controls';

test('takes out what XML forbids, and nothing else', () => {
  expect(withoutControls('a\u0000b\u000bc\u001fd\ufffee\uffff')).toBe('abcde');
  expect(withoutControls('half \ud83d pair')).toBe('half  pair');
  const text = 'Ngũgĩ\t“wa”\r\n👩🏾\u200d🎤 한국 \u0085';
  expect(withoutControls(text)).toBe(text);
});
