import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeCss } from './theme-css';

test('Generated files: theme-variables.css matches theme.ts', () => {
  const committed = readFileSync(join(import.meta.dirname, 'theme-variables.css'), 'utf8');

  expect(committed).toBe(themeCss());
});
